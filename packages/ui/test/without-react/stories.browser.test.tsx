import { expect, test } from 'vitest';
import { axeFindings } from '../axe.ts';
import { stories } from '../stories.tsx';
import { renderPlainHtml } from './render.ts';

const locales = ['en', 'es'] as const;

/** Attributes that refer to elements by id. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

const findMissingIds = (container: HTMLElement) =>
  REFERENCES.flatMap((name) =>
    [...container.querySelectorAll(`[${name}]`)].flatMap((element) =>
      (element.getAttribute(name) ?? '').split(' ').filter((id) => !document.getElementById(id)),
    ),
  );

test.each(stories.flatMap((story) => locales.map((locale) => ({ ...story, locale }))))(
  '$folder, $name, $locale: the printed HTML has no axe finding and refers to ids that it has',
  async ({ show, locale }) => {
    const container = renderPlainHtml(show(locale));
    expect(findMissingIds(container)).toEqual([]);
    expect(await axeFindings(container)).toEqual([]);
  },
);
