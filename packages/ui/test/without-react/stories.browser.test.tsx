import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { stories } from '../stories.tsx';
import { renderPlainHtml } from './render.ts';

const isFull = Boolean(import.meta.env.VITE_ALL_COMBINATIONS);
/** Where not all are tested, Spanish, whose text is longer. */
const locales = isFull ? (['en', 'es'] as const) : (['es'] as const);

/** The first story of a component that prints something in English or Spanish. */
const findPrinted = (ofFolder: typeof stories) =>
  ofFolder.find(({ name, show }) => name !== 'Arabic' && renderToStaticMarkup(show('es')) !== '');

const selected = isFull
  ? stories
  : Object.values(Object.groupBy(stories, ({ folder }) => folder)).flatMap(
      (ofFolder = []) => findPrinted(ofFolder) ?? [],
    );

/** Attributes that refer to elements by id. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

const findMissingIds = (container: HTMLElement) =>
  REFERENCES.flatMap((name) =>
    [...container.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
    ),
  );

test.each(selected.flatMap((story) => locales.map((locale) => ({ ...story, locale }))))(
  '$folder, $name, $locale: the printed HTML has no axe finding and refers to ids that it has',
  async ({ show, locale }) => {
    const container = renderPlainHtml(show(locale));
    expect(findMissingIds(container)).toEqual([]);
    expect(await axeFindings(container)).toEqual([]);
  },
);
