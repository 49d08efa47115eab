import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dark, flattenRoles, light, moreContrast } from './colors.ts';
import { contrastPairs, contrastRatio } from './contrast.ts';
import { createTheme } from './create-theme.ts';

/**
 * Contrasts of this theme on page, sunken and warm surfaces, and of the text of a notice on its own surface: stricter
 * than the pairs require, rounded to a tenth. A change may only raise them.
 */
const minimums: Record<string, number> = {
  'text.body': 14,
  'text.muted': 7.8,
  'text.onAction': 7.8,
  'link.base': 8.8,
  'action.base': 7.1,
  accent: 7,
  'border.control': 4.6,
  'success.text': 8.3,
  'danger.text': 8,
  'info.text': 8.4,
};
const hasMinimumOn = (front: string, on: string) =>
  ['surface.page', 'surface.sunken', 'surface.warm', 'action.base'].includes(on) ||
  on === front.replace('text', 'surface');

const findPairs = (scheme: 'light' | 'dark') =>
  contrastPairs.filter((pair) => (pair.scheme ?? scheme) === scheme);

test('THM-01 the band that asks to act is the same in both schemes, since it has the dark roles in both', () => {
  expect(light.surface.deep).toBe(dark.surface.deep);
});

describe.each([
  ['light', flattenRoles(light)],
  ['dark', flattenRoles(dark)],
] as const)('contrast, %s', (scheme, colors) => {
  test.each(findPairs(scheme).flatMap((pair) => pair.on.map((on) => ({ ...pair, on }))))(
    'THM-01 $front has its contrast on $on',
    ({ front, on, atLeast }) => {
      const ratio = contrastRatio(colors[front] ?? '', colors[on] ?? '');
      expect(ratio).toBeGreaterThanOrEqual(atLeast);
      if (hasMinimumOn(front, on))
        expect(Math.round(ratio * 10) / 10).toBeGreaterThanOrEqual(minimums[front] ?? 0);
    },
  );
});

test('THM-01 computes 21 for black on white and 1 for a color on itself', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrastRatio('#0B5A6E', '#0B5A6E')).toBe(1);
});

/** With increased contrast, borders of 3:1 have the contrast of text. */
const strong = [
  { front: 'text.muted', atLeast: 14 },
  { front: 'border.control', atLeast: 10 },
  { front: 'border.subtle', atLeast: 3 },
];

describe.each([
  ['light', moreContrast(flattenRoles(light))],
  ['dark', moreContrast(flattenRoles(dark))],
] as const)('more contrast, %s', (scheme, colors) => {
  test.each(strong)('THM-09 $front has a contrast of $atLeast:1 on the page', ({ front, atLeast }) => {
    expect(contrastRatio(colors[front] ?? '', colors['surface.page'] ?? '')).toBeGreaterThanOrEqual(atLeast);
  });

  test('THM-09 every declared pair keeps its contrast', () => {
    const lost = findPairs(scheme).flatMap(({ front, on, atLeast }) =>
      on.filter((back) => contrastRatio(colors[front] ?? '', colors[back] ?? '') < atLeast),
    );
    expect(lost).toEqual([]);
  });
});

describe('createTheme', () => {
  test('THM-02 sets the changed roles only, for light and dark', () => {
    const css = createTheme({ light: { action: { base: '#5B2A86' } }, dark: { accent: '#FFD9B0' } });
    expect(css).toContain('--longcovid-action-base:#5B2A86');
    expect(css).toContain('--longcovid-accent:#FFD9B0');
    expect(new Set(css.match(/--longcovid-[\w-]+/g))).toEqual(
      new Set(['--longcovid-action-base', '--longcovid-accent']),
    );
    expect(createTheme({})).toBe('');
  });

  test('THM-02 throws for text of too little contrast, with what, why and what to do', () => {
    const pale = () => createTheme({ light: { text: { muted: '#777777' } } });
    expect(pale).toThrow('text.muted #777777 on surface.page #FFFFFF (light) has a contrast of 4.48:1.');
    expect(pale).toThrow(
      'People with low vision could not make it out; WCAG 2.2, 1.4.6 Contrast (Enhanced) asks for 7:1.',
    );
    expect(pale).toThrow('Make text.muted and surface.page differ more in lightness.');
  });

  test('THM-02 throws for a surface that costs the text on it its contrast', () => {
    expect(() => createTheme({ dark: { surface: { raised: '#456570' } } })).toThrow(
      'on surface.raised #456570 (dark)',
    );
  });

  test('THM-02 throws for a color whose contrast cannot be measured', () => {
    expect(() => createTheme({ light: { accent: 'rebeccapurple' } })).toThrow('Write it as #RRGGBB.');
  });

  test('THM-02 throws for an unknown role', () => {
    const unknown = { light: { shine: '#FFFFFF' } } as Parameters<typeof createTheme>[0];
    expect(() => createTheme(unknown)).toThrow('“shine” (light) is not a role.');
  });
});

const componentStyles = globSync('**/*.css.ts', { cwd: join(import.meta.dirname, '..') })
  .filter((file) => !file.startsWith('theme/'))
  .map((file) => [file, readFileSync(join(import.meta.dirname, '..', file), 'utf8')] as const);

describe.each(componentStyles)('%s', (_file, source) => {
  test('THM-05 uses roles, not colors', () => {
    expect(source).not.toMatch(
      /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)a?\(|['" ](white|black|red|gray|grey)\b/i,
    );
  });

  test('THM-12 has no styles for a color scheme', () => {
    expect(source).not.toMatch(/colorScheme|prefers-color-scheme/);
  });

  test('THM-08 has no !important, no physical side and no rule outside the layers', () => {
    expect(source).not.toContain('!important');
    expect(source).not.toMatch(
      /\b(margin|padding|border)(Left|Right|Top|Bottom)\b|\b(left|right|top|bottom):/,
    );
    expect(source).not.toMatch(/\bstyle\(\{/);
  });
});
