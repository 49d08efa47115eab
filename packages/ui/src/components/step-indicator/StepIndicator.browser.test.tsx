import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { hex, pageColor, palettes } from '../../../test/rendered-color.ts';
import { withLocale } from '../../../test/with-locale.tsx';
import { contrastRatio } from '../../theme/index.ts';
import { StepIndicator, type StepIndicatorProps } from './index.ts';

const labels = ['Group', 'Site', 'Name', 'Contact'];
const indicator = (props: Partial<StepIndicatorProps> = {}) => (
  <StepIndicator steps={labels.map((label) => ({ label }))} current={3} {...props} />
);
const items = () => [...document.querySelectorAll<HTMLElement>('li')];

test.each([
  ['en', 'Step 3 of 4: Name'],
  ['es', 'Paso 3 de 4: Name'],
] as const)('STP-01 has a sentence with the position and the step, %s', async (locale, text) => {
  await render(withLocale(locale, indicator()));
  const sentence = document.querySelector<HTMLElement>('[data-part="position"]');
  expect(sentence?.textContent).toBe(text);
  await expect.element(sentence).toBeVisible();
});

test.each([
  ['en', 'Steps', 'done', 'current step'],
  ['es', 'Pasos', 'hecho', 'paso actual'],
] as const)(
  'STP-02 lists all steps, with those that are done and the current one marked, %s',
  async (locale, name, done, current) => {
    await render(withLocale(locale, indicator()));
    await expect.element(page.getByRole('list', { name })).toBeVisible();
    expect(
      items().map(({ innerText, ariaCurrent }) => [innerText.replace(/\s+/g, ' '), ariaCurrent]),
    ).toEqual([
      [`Group ${done}`, null],
      [`Site ${done}`, null],
      [`Name ${current}`, 'step'],
      ['Contact', null],
    ]);
  },
);

test('STP-03 has no role of a progress bar or meter', async () => {
  await render(indicator());
  expect(await commands.accessibilityTree()).not.toContainEqual(expect.stringMatching(/^(progress|meter)/i));
  expect(document.querySelector('[aria-valuenow], [aria-valuetext], progress, meter')).toBeNull();
});

test.each(palettes)(
  'STP-04 shows the steps that are reached by thickness, the current one by weight too, %j',
  async (media) => {
    await commands.emulateMedia(media);
    await render(indicator());
    const edges = items().map((item) => getComputedStyle(item));
    expect(edges.map(({ borderTopWidth }) => borderTopWidth)).toEqual(['8px', '8px', '8px', '2px']);
    for (const { borderTopColor } of edges)
      expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
    const [, done = 0, current = 0, ahead = 0] = edges.map(({ fontWeight }) => Number(fontWeight));
    expect(current).toBeGreaterThan(Math.max(done, ahead));
  },
);

test.each([[0, 4], [5, 4], [1.5, 4], [Number.NaN, 4], [-1, 4], [1, 1], [1, 0]])(
  'STP-05 shows step %d of %d as a list without a position, and warns a developer',
  async (current, count) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(indicator({ current, steps: labels.slice(0, count).map((label) => ({ label })) }));
    expect(items()).toHaveLength(count);
    if (count > 1) expect(document.querySelector('[aria-current], [data-part="position"]')).toBeNull();
    expect(warned.mock.calls).toEqual([
      [
        `[@longcovid/ui] StepIndicator: \`current\` is ${current}, and there are ${count} steps. No position can be shown, so only the list is. Pass two or more steps, and a whole number from 1 to their count. For a running task use ProgressBar; for a value against a goal, Meter.`,
      ],
    ]);
  },
); // prettier-ignore

test('STP-06 does not scroll sideways at 320 px, and keeps every label for screen readers', async () => {
  await page.viewport(320, 800);
  const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
  await render(indicator({ steps: [{ label: long }, ...labels.map((label) => ({ label }))], current: 1 }));
  expect(document.documentElement.scrollWidth).toBe(320);
  const tree = (await commands.accessibilityTree()).join('\n');
  for (const label of labels) expect(tree).toContain(`"${label}"`);
});

test('STP-11 reports that the label of a step is empty', () =>
  expectWarning(
    <StepIndicator steps={[{ label: 'Group' }, { label: '' }]} current={1} />,
    'StepIndicator: `steps[].label` is empty.',
  ));
