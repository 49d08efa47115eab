import { createHash } from 'node:crypto';

import type { Locale, Prose, ProseBlock } from '@longcovid/content';
import { proseToText } from '@longcovid/content/load';

import { escapeHtml } from '../src/shell/document.ts';
import type { StillName } from '../src/pictures/still-names.ts';

/** Size of a film, in pixels: portrait, so that its text is large on a phone. */
export const FILM_SIZE = { width: 960, height: 720 } as const;

/**
 * A film and its poster have one color scheme for all readers: dark does not glare and contrasts with the player's
 * buttons.
 */
export const FILM_COLORS = 'dark';

/** Seconds of the title and of each slide, for slow readers. A film lasts at most a minute. */
const TITLE_SECONDS = 5;
const SLIDE_SECONDS = 6;

/** The drawings of each film: one for its title, then one for each item of the list in its transcript. */
export const FILM_STILLS: Readonly<Record<string, readonly StillName[]>> = {
  adults: [
    'conversation',
    'letters',
    'arrival',
    'blood-tube',
    'phone',
    'calendar',
    'two-days',
    'hand',
    'coin',
    'lock',
  ],
  pregnancy: [
    'pram',
    'year-2020',
    'arrival',
    'phone',
    'calendar',
    'two-days',
    'small-chair',
    'hand',
    'coin',
    'lock',
  ],
};

/** A slide: its drawing, its text and its duration. */
export type Slide = { still: StillName; text: string; seconds: number };

type VideoText = { id: string; title: string; transcript: Prose };

/**
 * The slides of a video record: its title, then the bold text of each item of its list, with their drawings.
 * @throws when the numbers of items and drawings differ, or an item lacks a description or bold text.
 */
export function createSlides({ id, title, transcript }: VideoText): Slide[] {
  const stills = FILM_STILLS[id] ?? [];
  const list = transcript.find(
    (block): block is Extract<ProseBlock, { type: 'list' }> => block.type === 'list',
  );
  const items = list?.items ?? [];
  if (items.length + 1 !== stills.length) {
    throw new Error(
      `The video '${id}' has ${items.length} items in its list and ${stills.length} drawings. Give each item one, and the title one, in FILM_STILLS.`,
    );
  }
  const texts = [title, ...items.map((item) => getBoldText(item, id))];
  return texts.map((text, index) => ({
    still: stills[index] ?? 'home-kit',
    text,
    seconds: index === 0 ? TITLE_SECONDS : SLIDE_SECONDS,
  }));
}

function getBoldText(item: Prose, id: string): string {
  const [paragraph] = item;
  const inlines = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const bold = inlines.find(({ type }) => type === 'strong');
  if (!bold || inlines[0]?.type !== 'text') {
    throw new Error(
      `The video '${id}' has an item that is not 'What is drawn. **What is written.**': ${proseToText(item)}`,
    );
  }
  return proseToText([{ type: 'paragraph', children: [bold] }]);
}

type SlideStyle = { locale: Locale; css: string; drawing: string; text: string };

/** A slide as a page: large text above the drawing, where the controls of a player do not cover it. */
export const slideHtml = ({ locale, css, drawing, text: texts }: SlideStyle): string => `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><style>${css}
body { margin: 0; block-size: 720px; display: grid; grid-template-rows: 1fr 400px; overflow: hidden;
  color: var(--longcovid-text-body); background: var(--longcovid-surface-page); }
figure { margin: 0; display: grid; justify-content: center; background: var(--longcovid-surface-warm);
  border-block-start: 8px solid var(--longcovid-action-base); }
svg { block-size: 392px; }
p { align-self: center; margin: 0; padding: 0 48px; font: 700 58px/1.2 'Site'; text-align: center; text-wrap: balance; }
</style><p>${escapeHtml(texts)}</p><figure>${drawing}</figure></html>`;

/** A digest of a film's text, colors and choice of drawings, independent of their shapes and of the browser. */
export const fingerprint = (locale: Locale, slides: readonly Slide[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        locale,
        FILM_COLORS,
        slides.map(({ still, text, seconds }) => [still, text, seconds]),
        slideHtml({ locale, css: '', drawing: '', text: '' }),
      ]),
    )
    .digest('hex')
    .slice(0, 16);
