import { chromium, type Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { findChromium } from '../src/scan/find-chromium.ts';
import { rules, setRules } from '../src/scan/rules/index.ts';
import { readOutline, type PageOutline, type SetRule } from '../src/scan/rules/page-set.ts';
import type { Rule, RuleResult } from '../src/scan/rules/rule.ts';
import { createExamplePages } from './example-page.ts';
import { readRuleDocument, ruleFolders } from './rule-documents.ts';

let browser: Browser;
let pages: ReturnType<typeof createExamplePages>;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  pages = createExamplePages(browser);
});
afterEach(({ task }) => pages.done({ isBroken: task.result?.state === 'fail' }));
afterAll(() => browser.close());

test('each rule has a RULE.md, and each RULE.md a rule', () => {
  expect([...rules, ...setRules].map(({ id }) => id).sort()).toEqual([...ruleFolders].sort());
});

describe.each([...rules, ...setRules])('$id', (rule) => {
  const { head, body, sections, examples } = readRuleDocument(rule.id);

  test('RULE.md has the sections of the ACT Rules Format and the criteria of the rule', () => {
    expect(head.id).toBe(rule.id);
    expect(sections).toEqual(['Applicability', 'Expectation', 'Assumptions', 'Test Cases']);
    expect(Object.keys(head.accessibility_requirements as object)).toEqual(
      rule.criteria.map((criterion) => `wcag20:${criterion}`),
    );
  });

  test('RULE.md has passed, failed and inapplicable examples', () => {
    const shown = new Set(examples.map(({ outcome }) => outcome));
    const only = /This rule (always|never) (?:applies|decides)/.exec(body)?.[1];
    if (only !== 'never') expect(shown).toContain('passed');
    expect(shown).toContain(only === 'never' ? 'cantTell' : 'failed');
    if (only !== 'always') expect(shown).toContain('inapplicable');
  });

  test.each(examples)('$name: $outcome', { timeout: 30_000 }, async ({ outcome, pages: htmls }) => {
    const result = await runRule(rule, htmls);
    expect(result?.outcome, JSON.stringify(result?.findings)).toBe(outcome);
    if (outcome !== 'cantTell') expect(result?.findings.length !== 0).toBe(outcome === 'failed');
  });
});

/** Runs a rule on the pages of an example; for a set of pages, returns the result of the last one. */
async function runRule(rule: Rule | SetRule, htmls: readonly string[]): Promise<RuleResult | undefined> {
  if ('check' in rule) {
    const [html = ''] = htmls;
    const page = await pages.open(html);
    return rule.check(page, pages.visitOf(html, page));
  }
  const outlines: PageOutline[] = [];
  for (const [at, html] of htmls.entries()) {
    const page = await pages.open(html, { path: `/${at}` });
    outlines.push(await readOutline(page, `${at}`));
  }
  return rule.evaluate(outlines).at(-1);
}
