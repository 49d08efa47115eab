import { expect, test } from './test.ts';

test('names an action that waits for a canceled navigation', async ({ page, baseURL, actionTimeout }) => {
  expect(actionTimeout).toBeGreaterThan(0);
  expect(actionTimeout).toBeLessThan(test.info().timeout);
  page.setDefaultTimeout(1000);
  await page.route('**/*', () => new Promise(() => undefined));
  await page.setContent(`<form action="${baseURL}"><input aria-label="Place"></form>`);
  await page.evaluate(() => addEventListener('submit', () => setTimeout(() => window.stop())));
  const field = page.getByLabel('Place');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(field.click()).rejects.toThrow('navigation to finish');
});
