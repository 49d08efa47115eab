import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../.storybook/sample.ts';
import { isLarge, stories } from '../test/stories.tsx';

/** The HTML of one story in a language, as a server sends it. */
export type PrintedStory = { folder: string; name: string; locale: Locale; html: string };

/** `useId` gives `_<prefix>R_<number>_`; people copy these. */
const readableIds = (html: string, prefix: string) =>
  html.replaceAll(new RegExp(`_${prefix}R_(\\w+?)_(?=[-"\\s])`, 'g'), `${prefix}$1`);

/** Every story that shows a component by itself, in each language, with ids that no other story has. */
export const printStories = (locales: readonly Locale[]): PrintedStory[] =>
  stories
    .filter((story) => !isLarge(story) && story.name !== 'Arabic')
    .flatMap(({ folder, name, show }) =>
      locales.map((locale) => {
        const prefix = `${folder}-${name}-`.toLowerCase();
        const html = renderToStaticMarkup(show(locale), { identifierPrefix: prefix });
        return { folder, name, locale, html: readableIds(html, prefix) };
      }),
    );
