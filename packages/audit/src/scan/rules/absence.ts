import { inapplicable, undecided, type Rule } from './rule.ts';

/**
 * Creates a rule that proves the absence of a kind of content, so that its criteria do not apply; where there is such
 * content, it needs manual review. It does not look into frames of other sites, which count as unknown content.
 */
export const createAbsenceRule = ({
  id,
  criteria,
  selector,
  reason,
}: {
  id: string;
  criteria: readonly string[];
  /** Matches the content. */
  selector: string;
  /** What a manual review has to answer. */
  reason: string;
}): Rule => ({
  id,
  criteria,
  invariantTo: ['theme', 'width'],
  async check(page) {
    const found = await page.evaluate(
      (wanted) =>
        [...document.querySelectorAll(wanted)].slice(0, 10).map((element) => ({
          where: window.audit.getCssPath(element),
          seen: `Is a ${element.tagName.toLowerCase()}.`,
        })),
      selector,
    );
    return found.length > 0 ? undecided(reason, found) : inapplicable;
  },
});
