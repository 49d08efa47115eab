import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

/** The tags of WCAG 2.2 A and AA, and of best practice. */
export const AA_TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe-core finds wrong on the page: with every rule that is on by default, or with those of `tags` alone;
 * `exclude` is a selector of what it leaves out.
 */
export async function findViolations(
  page: Page,
  { tags, exclude }: { tags?: readonly string[]; exclude?: string } = {},
): Promise<Violations> {
  const builder = new AxeBuilder({ page })
    // Reports of what passed would take most of the time, and nobody reads them.
    .options({ resultTypes: ['violations'], ...(tags && { runOnly: [...tags] }) })
    // The other mode opens a second page, for frames of other sites: ours have none.
    .setLegacyMode();
  if (exclude) builder.exclude(exclude);
  return (await builder.analyze()).violations;
}

/** Fails when axe-core finds anything wrong on the page. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}
