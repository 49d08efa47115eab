import { expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { createTheme, dark, layers, light, vars } from './index.ts';

/** The current color of a role on the page. */
function color(role: string): string {
  const probe = document.createElement('div');
  document.body.append(probe);
  probe.style.color = role;
  const { color: computed } = getComputedStyle(probe);
  probe.remove();
  return computed;
}

const rgb = (hex: string) => {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
};

function withStyles(css: string, check: () => void) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  check();
  style.remove();
}

const consumerTheme = createTheme({ light: { text: { muted: '#404A50' }, border: { control: '#5A6A72' } } });

test('THM-03 follows the color scheme of the system', async () => {
  expect(color(vars.text.body)).toBe(rgb(light.text.body));
  await commands.emulateMedia({ colorScheme: 'dark' });
  expect(color(vars.text.body)).toBe(rgb(dark.text.body));
});

test.each([
  ['light', light],
  ['dark', dark],
] as const)(
  'THM-03 raises the contrast of muted text and borders with increased contrast, %s',
  async (colorScheme, colors) => {
    await commands.emulateMedia({ colorScheme, contrast: 'more' });
    expect(color(vars.text.muted)).toBe(rgb(colors.text.body));
    expect(color(vars.border.subtle)).toBe(rgb(colors.border.control));
  },
);

test('THM-03 has the palette of the reader in forced colors', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const root = getComputedStyle(document.documentElement);
  expect(root.getPropertyValue('--longcovid-surface-page')).toBe('Canvas');
  expect(root.getPropertyValue('--longcovid-data-1')).toBe('CanvasText');
  expect(color(vars.text.onAction)).not.toBe(color(vars.action.base));
  expect(color(vars.text.onAction)).not.toBe(color(vars.action.hover));
});

test('THM-04 lets later layers win over earlier ones, and unlayered styles over all', () => {
  const order = [layers.reset, layers.tokens, layers.components, layers.utilities];
  const probe = () => getComputedStyle(document.body).getPropertyValue('--probe');
  for (const [last, layer] of order.entries()) {
    // In the reverse order, so that only the order of the layers decides.
    const rules = order
      .slice(0, last + 1)
      .reverse()
      .map((name) => `@layer ${name} { body { --probe: ${name} } }`);
    withStyles(rules.join(' '), () => expect(probe()).toBe(layer));
    withStyles(`body { --probe: page } ${rules.join(' ')}`, () => expect(probe()).toBe('page'));
  }
});

test('THM-02 changes the roles of the page by createTheme', () => {
  withStyles(createTheme({ light: { accent: '#5A2A00' } }), () =>
    expect(color(vars.accent)).toBe(rgb('#5A2A00')),
  );
});

test('THM-09 raises the contrast of a consumer’s muted text and borders with increased contrast', async () => {
  await commands.emulateMedia({ colorScheme: 'light' });
  withStyles(consumerTheme, () => expect(color(vars.text.muted)).toBe(rgb('#404A50')));
  await commands.emulateMedia({ colorScheme: 'light', contrast: 'more' });
  withStyles(consumerTheme, () => {
    expect(color(vars.text.muted)).toBe(rgb(light.text.body));
    expect(color(vars.border.control)).toBe(rgb(light.text.body));
    expect(color(vars.border.subtle)).toBe(rgb('#5A6A72'));
  });
});

test('THM-10 has the palette of the reader in forced colors, not the colors of a consumer', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'light', contrast: 'more' });
  withStyles(consumerTheme, () => {
    const root = getComputedStyle(document.documentElement);
    expect(root.getPropertyValue('--longcovid-text-muted')).toBe('CanvasText');
    expect(root.getPropertyValue('--longcovid-border-control')).toBe('ButtonBorder');
  });
});
