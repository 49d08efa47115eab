import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { findChromium } from '../src/measured/chromium.ts';
import { rules } from '../src/rules/index.ts';
import { examplePages } from './example-page.ts';
import { ruleDocument, ruleFolders } from './rule-documents.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
});
afterAll(() => browser.close());

test('each rule has its document, and each document its rule', () => {
  expect(rules.map(({ id }) => id).sort()).toEqual([...ruleFolders].sort());
});

describe.each(rules)('$id', (rule) => {
  const { head, body, sections, examples } = ruleDocument(rule.id);

  test('its document says what it applies to and expects, for which criteria', () => {
    expect(head.id).toBe(rule.id);
    expect(sections).toEqual(['Applicability', 'Expectation', 'Assumptions', 'Test Cases']);
    expect(Object.keys(head.accessibility_requirements as object)).toEqual(
      rule.criteria.map((criterion) => `wcag20:${criterion}`),
    );
  });

  test('it shows what passes, what fails, and where it does not apply', () => {
    const shown = new Set(examples.map(({ outcome }) => outcome));
    expect(shown).toContain('passed');
    expect(shown).toContain('failed');
    if (!body.includes('This rule always applies')) expect(shown).toContain('inapplicable');
  });

  test.each(examples)('$name: $outcome', { timeout: 30_000 }, async ({ outcome, html }) => {
    const pages = examplePages(browser);
    const page = await pages.open(html);
    const result = await rule.check(page, pages.visitOf(html, page));
    await pages.done();
    expect(result.outcome, JSON.stringify(result.findings)).toBe(outcome);
    expect(result.findings.length > 0 || outcome === 'cantTell').toBe(
      outcome === 'failed' || outcome === 'cantTell',
    );
  });
});
