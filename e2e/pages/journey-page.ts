import type { Locator, Page } from '@playwright/test';

/** Path of the journey in most tests, without the language. */
export const babies = '/for-participants/children/babies-journey';

/** The events of the timeline: its times, each with a label on the scale. */
export const times = (page: Page): Locator => page.locator('[data-component=timeline] [data-part=event]');

/** The radio button of an answer to a question. */
export const choose = (page: Page, question: RegExp, answer: string): Locator =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: answer });
