/** A colour that stands on others, and the least ratio that the source asks for. */
export type ContrastPair = { front: string; on: readonly string[]; atLeast: number; source: string };

const plain = ['surface.page', 'surface.sunken', 'surface.raised', 'surface.warm'];
const notices = ['success.surface', 'danger.surface', 'info.surface'];
const text = 'WCAG 2.2, 1.4.6 Contrast (Enhanced)';
const shape = 'WCAG 2.2, 1.4.11 Non-text Contrast';
const focus = 'WCAG 2.2, 2.4.13 Focus Appearance';

/** Every pair that components may use, declared here so that no theme can break one unseen. */
export const contrastPairs: readonly ContrastPair[] = [
  { front: 'text.body', on: [...plain, ...notices], atLeast: 7, source: text },
  { front: 'text.muted', on: [...plain, ...notices], atLeast: 7, source: text },
  { front: 'text.onAction', on: ['action.base', 'action.hover'], atLeast: 7, source: text },
  { front: 'link.base', on: [...plain, ...notices], atLeast: 7, source: text },
  { front: 'link.hover', on: [...plain, ...notices], atLeast: 7, source: text },
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
  { front: 'border.control', on: plain, atLeast: 3, source: shape },
  { front: 'focus.outer', on: [...plain, ...notices], atLeast: 3, source: focus },
  { front: 'focus.outer', on: ['focus.inner'], atLeast: 3, source: focus },
  ...[1, 2, 3, 4, 5, 6].map((mark) => ({
    front: `data.${mark}`,
    on: ['surface.page', 'surface.sunken'],
    atLeast: 4.5,
    source: 'WCAG 2.2, 1.4.3 Contrast (Minimum): a label may take the colour of its mark',
  })),
];

const linear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const luminance = (hex: string) => {
  const channel = (start: number) => linear(Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
};

/**
 * Contrast ratio of two colours, 1 to 21. Colours are six-digit hex (`#14242B`).
 * The formula is that of WCAG 2.2, "contrast ratio" and "relative luminance".
 */
export function contrastRatio(first: string, second: string): number {
  const [high, low] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
