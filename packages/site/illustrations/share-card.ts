import type { Locale } from '@longcovid/content';

import { escapeHtml } from '../src/shell/document.ts';

type Card = {
  locale: Locale;
  brand: string;
  heading: string;
  /** The drawing, as SVG. */
  drawing: string;
  /** The mark of the site, as SVG. */
  mark: string;
  /** Colors and fonts; see build-stills. */
  css: string;
};

/** Text on the left, large enough for a phone's preview; the drawing on the warm surface color. */
export const shareCardHtml = ({
  locale,
  brand,
  heading,
  drawing,
  mark,
  css,
}: Card): string => `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><style>${css}
body { margin: 0; display: grid; grid-template-columns: 1fr 560px; block-size: 630px; overflow: hidden;
  font: 400 34px/1.25 'Site'; color: var(--longcovid-text-body); background: var(--longcovid-surface-page); }
main { display: flex; flex-direction: column; justify-content: space-between; padding: 64px 40px 64px 64px;
  border-block-end: 16px solid var(--longcovid-action-base); }
p { display: flex; align-items: center; gap: 20px; margin: 0; }
p svg { flex: none; inline-size: 72px; }
h1 { margin: 0; font-size: ${heading.length > 40 ? 56 : 68}px; line-height: 1.15; text-wrap: balance; hyphens: manual; }
aside { display: grid; align-items: center; background: var(--longcovid-surface-warm);
  border-block-end: 16px solid var(--longcovid-accent); }
aside svg { inline-size: 100%; }
</style><main><p>${mark}<span>${escapeHtml(brand)}</span></p><h1>${escapeHtml(heading)}</h1></main><aside>${drawing}</aside></html>`;
