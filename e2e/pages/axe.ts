import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The tags of WCAG 2.2 A and AA, and of best practice. */
export const AA_TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations on the page. `tags`: runs only rules with these tags; `exclude`: selector of what is not checked. */
export async function findViolations(
  page: Page,
  { tags, exclude }: { tags?: readonly string[]; exclude?: string } = {},
): Promise<Violations> {
  const builder = new AxeBuilder({ page })
    // Collecting the rules that passed takes most of the time.
    .options({ resultTypes: ['violations'], ...(tags && { runOnly: [...tags] }) })
    // The default mode opens a second page for cross-origin frames. Our pages have none.
    .setLegacyMode();
  if (exclude) builder.exclude(exclude);
  return (await builder.analyze()).violations;
}

/** Fails if axe-core finds a violation. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
