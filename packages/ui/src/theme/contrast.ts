/** A foreground color, its backgrounds, and the minimum ratio that the source requires. */
export type ContrastPair = {
  front: string;
  on: readonly string[];
  atLeast: number;
  source: string;
  /** The only scheme that has the pair. Default: both. */
  scheme?: 'light' | 'dark';
};

const plain = ['surface.page', 'surface.sunken', 'surface.raised', 'surface.warm'];
const notices = ['success.surface', 'danger.surface', 'info.surface'];
const text = 'WCAG 2.2, 1.4.6 Contrast (Enhanced)';
const shape = 'WCAG 2.2, 1.4.11 Non-text Contrast';
const focus = 'WCAG 2.2, 2.4.13 Focus Appearance';

/** Text and focus on the band that asks to act, which has the dark scheme in either one. */
const onDeep: readonly ContrastPair[] = [
  ...['text.body', 'text.muted', 'link.base', 'link.hover', 'action.base', 'action.hover'].map((front) => ({
    front,
    on: ['surface.deep'],
    atLeast: 7,
    source: text,
    scheme: 'dark' as const,
  })),
  { front: 'border.control', on: ['surface.deep'], atLeast: 3, source: shape, scheme: 'dark' },
  { front: 'focus.outer', on: ['surface.deep'], atLeast: 3, source: focus, scheme: 'dark' },
];

/** Every pair that components may use, declared here so that each theme is checked for it. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'text.body', on: [...plain, 'surface.tint', ...notices], atLeast: 7, source: text },
  { front: 'text.muted', on: [...plain, 'surface.tint', ...notices], atLeast: 7, source: text },
  { front: 'text.onAction', on: ['action.base', 'action.hover'], atLeast: 7, source: text },
  { front: 'link.base', on: [...plain, 'surface.tint', ...notices], atLeast: 7, source: text },
  { front: 'link.hover', on: [...plain, 'surface.tint', ...notices], atLeast: 7, source: text },
  { front: 'action.base', on: plain, atLeast: 7, source: text },
  { front: 'action.hover', on: plain, atLeast: 7, source: text },
  { front: 'accent', on: plain, atLeast: 7, source: text },
  {
    front: 'success.text',
    on: ['surface.page', 'surface.sunken', 'success.surface'],
    atLeast: 7,
    source: text,
  },
  {
    front: 'danger.text',
    on: ['surface.page', 'surface.sunken', 'danger.surface'],
    atLeast: 7,
    source: text,
  },
  { front: 'info.text', on: ['surface.page', 'surface.sunken', 'info.surface'], atLeast: 7, source: text },
  { front: 'border.control', on: [...plain, 'surface.tint'], atLeast: 3, source: shape },
  { front: 'data.context', on: ['surface.page', 'surface.sunken'], atLeast: 3, source: shape },
  { front: 'focus.outer', on: [...plain, 'surface.tint', ...notices], atLeast: 3, source: focus },
  { front: 'focus.outer', on: ['focus.inner'], atLeast: 3, source: focus },
  ...onDeep,
  ...[1, 2, 3, 4, 5, 6].map((mark) => ({
    front: `data.${mark}`,
    on: ['surface.page', 'surface.sunken'],
    atLeast: 4.5,
    source: 'WCAG 2.2, 1.4.3 Contrast (Minimum): a label may take the color of its mark',
  })),
];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string) => {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/**
 * Contrast ratio of two colors, 1 to 21. Colors are six-digit hex (`#14242B`).
 * The formula is that of WCAG 2.2, "contrast ratio" and "relative luminance".
 */
export function contrastRatio(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
