import type { Locator, Page } from '@playwright/test';

/** Path of the journey in most tests, without the language. */
export const babies = '/for-participants/children/babies-journey';

/** The visible timelines, each a section with a heading. */
export const timelines = (page: Page): Locator => page.locator('main section:has(> h3)');

/** The radio button of an answer to a question. */
export const choose = (page: Page, question: RegExp, answer: string): Locator =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });
