import type { Mutation } from './mutation.ts';

/** Mutations of focus rings, borders, text, sizes and motion. */
export const appearanceMutations: readonly Mutation[] = [
  {
    component: 'checkbox',
    story: 'WithError',
    mutation: 'It looks the same checked and unchecked.',
    css: 'input { background: none; border: 2px solid black; } input::before { display: none; }',
    check: 'control-states',
  },
  {
    component: 'button',
    story: 'Primary',
    mutation: 'It has no focus ring.',
    css: 'button:focus-visible { outline: none; box-shadow: none; }',
    check: 'focus-visible',
  },
  {
    component: 'link',
    story: 'InASentence',
    mutation: 'Its focus ring is half a pixel wide.',
    css: 'a:focus-visible { outline: 0.5px solid; outline-offset: 0; box-shadow: none; background: none; text-decoration-thickness: 1px; }',
    check: 'focus-appearance',
  },
  {
    component: 'disclosure-list',
    story: 'Questions',
    mutation: 'The heading of a section has the height of one line and clips its overflow.',
    css: 'summary h3 { block-size: 1.35em; line-height: 1.3; overflow: hidden; }',
    check: 'text-spacing',
  },
  {
    component: 'footer',
    story: 'HelpAndLinks',
    mutation: 'Its note has a low contrast.',
    css: '[data-part=note] p { color: rgb(60 100 110); }',
    check: 'text-contrast',
  },
  {
    component: 'link',
    story: 'InASentence',
    mutation: 'In a sentence only its color distinguishes it from text.',
    css: 'a { text-decoration: none; border: 0; background: none; }',
    check: 'axe/link-in-text-block',
  },
  {
    component: 'navigation-progress',
    story: 'Loading',
    mutation: 'It is animated in spite of prefers-reduced-motion.',
    css: '@keyframes slide { to { translate: 20rem } } progress { animation: slide 2s infinite; }',
    check: 'reduced-motion',
  },
  {
    component: 'pagination',
    story: 'MiddlePage',
    mutation: 'Its targets are 20 by 20 px without spacing.',
    css:
      'ul { gap: 0; } li { margin: 0; padding: 0; } ' +
      'a[data-part=page] { min-inline-size: 0; min-block-size: 0; inline-size: 20px; block-size: 20px; padding: 0; margin: 0; overflow: hidden; }',
    check: 'target-size',
  },
  {
    component: 'prose',
    story: 'LongText',
    mutation: 'Its table is 60rem wide on any screen.',
    css: 'table { inline-size: 60rem; }',
    check: 'reflow',
  },
  {
    component: 'result-list',
    story: 'ByDistance',
    mutation:
      'Titles have the height of one line and a third of the width of the window, and clip their overflow.',
    css: '[data-part=title] { inline-size: 30vw; block-size: 1.4em; line-height: 1.3; overflow: hidden; }',
    check: 'resize-text',
  },
  {
    component: 'select',
    story: 'WithError',
    mutation: 'Its border has a low contrast.',
    css: 'select { border-color: rgb(235 235 235); background: transparent; box-shadow: none; }',
    check: 'non-text-contrast',
  },
  {
    component: 'container',
    story: 'Reading',
    mutation: 'It is 60rem wide on any screen.',
    css: '[data-component=container] { inline-size: 60rem; max-inline-size: none; }',
    check: 'reflow',
  },
  {
    component: 'stack',
    story: 'Column',
    mutation: 'Its children are 60rem wide on any screen.',
    css: '[data-component=stack] > * { inline-size: 60rem; max-inline-size: none; }',
    check: 'reflow',
  },
  {
    component: 'tag',
    story: 'Neutral',
    mutation: 'Its text has a low contrast.',
    css: '[data-component=tag] { color: rgb(190 190 190); }',
    check: 'text-contrast',
  },
  {
    component: 'theme',
    story: 'Type',
    mutation: 'Its text color has a low contrast.',
    css: ':root { --longcovid-text-body: rgb(170 170 170); }',
    check: 'text-contrast',
  },
  {
    component: 'visually-hidden',
    story: 'InASentence',
    mutation: 'Its text is positioned far to the right instead of being clipped.',
    css: '[data-component=visually-hidden] { position: absolute; clip-path: none; inset-inline-start: 1000px; inline-size: auto; white-space: nowrap; }',
    check: 'reflow',
  },
];
