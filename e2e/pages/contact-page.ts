import type { Locator, Page } from '@playwright/test';

import { contactText } from './contact-text.ts';
import type { Locale } from './test.ts';

/** Fills in the contact form, on the page or in the dialog, without sending it. */
export async function fillContact(
  within: Page | Locator,
  locale: Locale,
  { name = 'Ana', email = 'ana@example.org', message = 'Hello' } = {},
): Promise<void> {
  const w = contactText[locale];
  await within.getByRole('textbox', { name: w.name }).fill(name);
  await within.getByRole('textbox', { name: w.email }).fill(email);
  await within.getByRole('textbox', { name: w.message }).fill(message);
}
