import { readFileSync } from 'node:fs';

import { expect } from '@playwright/test';

import { readEntry } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import type { Language } from '../ways.ts';

/** What people ask, and the facts of the answer, by hand. The pages are not made from this file. */
type Expected = { question: string; page: string; id: string } & Record<Language, string[]>;

const EXPECTED = JSON.parse(
  readFileSync(new URL('../../packages/site/test/expected-answers.json', import.meta.url), 'utf8'),
) as Expected[];

/** How far down a tired person looks after the jump to an answer, in CSS pixels. */
const SEEN = 600;

const six = (from: number) => EXPECTED.slice(from, from + 6);

visitorTask<Expected[]>('get an answer to a question', {
  who: 'Someone with six questions and little strength. They leave after one page that does not answer.',
  draw: (draw) => draw.several(EXPECTED, 6),
  fixed: EXPECTED.flatMap((_, index) => (index % 6 === 0 ? [six(index)] : [])),
  run: async (visitor, questions) => {
    const { page, language } = visitor;
    for (const { page: path, id, [language]: facts } of questions) {
      await visitor.arrive();
      const main = page.getByRole('main');
      await visitor.press(main.locator(`a[href="${language === 'es' ? '/es' : ''}${path}"]`).first());
      await page.waitForURL((url) => url.pathname.endsWith(path));
      const { question } = readEntry('answer', id, language).fields;
      const closed = main.locator('summary', { hasText: String(question) });
      const listed = main.getByRole('link', { name: String(question), exact: true });
      await visitor.press(closed.or(listed));
      const answer = main.locator(`:is(h3[id="${id}"] ~ p, details[id="${id}"] p):not([class])`).first();
      for (const fact of facts) await expect(answer).toContainText(fact);
      // From the question, which a jump brings to the top, and a press leaves where it is.
      const asked = main.locator(`:is(h3, details)[id="${id}"]`);
      const top = await asked.evaluate((element) => element.getBoundingClientRect().top);
      const end = await answer.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(end - top, `${String(question)} is answered below the first screen`).toBeLessThan(SEEN);
      expect(end).toBeGreaterThan(top);
    }
  },
});
