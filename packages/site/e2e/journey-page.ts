import type { Locator, Page } from '@playwright/test';

/** The journey that most tests go through, without its language. */
export const babies = '/for-participants/children/babies-journey';

/** The timelines that are shown: each is a section that its heading names. */
export const timelines = (page: Page): Locator => page.locator('main section:has(> h3)');

/** An answer to one of the questions. */
export const choose = (page: Page, question: RegExp, answer: string): Locator =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });
