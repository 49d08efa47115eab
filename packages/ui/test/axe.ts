import axe from 'axe-core';

/** Rules about a whole page; a component alone is not one. */
const pageRules = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'document-title',
  'html-has-lang',
  'bypass',
];

/**
 * What axe-core finds wrong under an element: one line per finding, empty when it is clean.
 * Runs the rules of WCAG 2.2 A, AA and best practice, except those about whole pages.
 */
export async function axeFindings(element: Element): Promise<string[]> {
  const rules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));
  // Reports of what passed would take most of the time.
  const { violations } = await axe.run(element, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(' ')}. ${node.failureSummary ?? ''}`),
  );
}
