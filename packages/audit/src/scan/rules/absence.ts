import { inapplicable, undecided, type Rule } from './rule.ts';

/**
 * A rule that shows that content of a kind is not there, so that its criteria do not apply; where it is there, a person
 * has to decide. Looks at the page as it is, not into frames of other sites: a frame counts as content that is unknown.
 */
export const createAbsenceRule = ({
  id,
  criteria,
  selector,
  reason,
}: {
  id: string;
  criteria: readonly string[];
  /** What is looked for. */
  selector: string;
  /** What a person has to look at where it is there. */
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
