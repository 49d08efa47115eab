import { createHash } from 'node:crypto';

import type { Locale, Prose, ProseBlock } from '@longcovid/content';
import { proseToText } from '@longcovid/content/load';

import { escapeHtml } from '../src/shell/document.ts';
import type { StillName } from '../src/pictures/still-names.ts';

/** Width and height of a film, in pixels: high rather than wide, so that its words are large on a phone. */
export const FILM_SIZE = { width: 960, height: 720 } as const;

/**
 * A film and its poster are the same for all readers: in the dark colours of the theme they glare nowhere, and the
 * player's buttons stand out.
 */
export const FILM_COLORS = 'dark';

/** Seconds that the title, and each slide, stand still: time to read them slowly. A film lasts at most a minute. */
const TITLE_SECONDS = 5;
const SLIDE_SECONDS = 6;

/** The drawings of each film: that of its title, then one for each item of the list in its transcript. */
export const FILM_STILLS: Readonly<Record<string, readonly StillName[]>> = {
  adults: [
    'adults',
    'letters',
    'clinic',
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
    'clinic',
    'phone',
    'calendar',
    'two-days',
    'small-chair',
    'hand',
    'coin',
    'lock',
  ],
};

/** A slide: its drawing, its words, and how long it stands. */
export type Slide = { still: StillName; text: string; seconds: number };

type VideoText = { id: string; title: string; transcript: Prose };

/**
 * The slides of a video record: its title, then the words in bold of each item of its list, with their drawings.
 * @throws when the record has another number of items than drawings, or an item lacks the drawing in words or the bold words.
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
    still: stills[index] ?? 'home',
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

/** A slide as a page: its words in large letters above the drawing, where the buttons of a player do not cover them. */
export const slideHtml = ({ locale, css, drawing, text: texts }: SlideStyle): string => `<!doctype html>
<html lang="${locale}"><meta charset="utf-8"><style>${css}
body { margin: 0; block-size: 720px; display: grid; grid-template-rows: 1fr 400px; overflow: hidden;
  color: var(--longcovid-text-body); background: var(--longcovid-surface-page); }
figure { margin: 0; display: grid; justify-content: center; background: var(--longcovid-surface-warm);
  border-block-start: 8px solid var(--longcovid-action-base); }
svg { block-size: 392px; }
p { align-self: center; margin: 0; padding: 0 48px; font: 700 58px/1.2 'Site'; text-align: center; text-wrap: balance; }
</style><p>${escapeHtml(texts)}</p><figure>${drawing}</figure></html>`;

/** Tells whether a film is as old as its words, its colors and the choice of its drawings; it says nothing of their shapes or of the browser. */
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
