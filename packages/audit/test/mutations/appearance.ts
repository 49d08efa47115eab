import type { Mutation } from './mutation.ts';

/** What is seen: rings, edges, letters, sizes, motion. */
export const appearanceMutations: readonly Mutation[] = [
  {
    component: 'checkbox',
    story: 'WithError',
    mutation: 'Its box is drawn the same, ticked or not.',
    css: 'input { background: none; border: 2px solid black; } input::before { display: none; }',
    check: 'control-states',
  },
  {
    component: 'button',
    story: 'Primary',
    mutation: 'It has no ring when it has focus.',
    css: 'button:focus-visible { outline: none; box-shadow: none; }',
    check: 'focus-visible',
  },
  {
    component: 'link',
    story: 'InASentence',
    mutation: 'Its ring is a line of half a pixel.',
    css: 'a:focus-visible { outline: 0.5px solid; outline-offset: 0; box-shadow: none; background: none; text-decoration-thickness: 1px; }',
    check: 'focus-appearance',
  },
  {
    component: 'disclosure-list',
    story: 'Questions',
    mutation: 'The head of a section is as high as one line, and what does not fit is hidden.',
    css: 'summary h3 { block-size: 1.35em; line-height: 1.3; overflow: hidden; }',
    check: 'text-spacing',
  },
  {
    component: 'footer',
    story: 'HelpAndLinks',
    mutation: 'Its note is written in pale grey.',
    css: '[data-part=note] p { color: rgb(190 190 190); }',
    check: 'text-contrast',
  },
  {
    component: 'link',
    story: 'InASentence',
    mutation: 'In a sentence it is told from the other words by its colour alone.',
    css: 'a { text-decoration: none; border: 0; background: none; }',
    check: 'axe/link-in-text-block',
  },
  {
    component: 'navigation-progress',
    story: 'Loading',
    mutation: 'Its bar slides, also for a person who has asked for less motion.',
    css: '@keyframes slide { to { translate: 20rem } } progress { animation: slide 2s infinite; }',
    check: 'reduced-motion',
  },
  {
    component: 'pagination',
    story: 'MiddlePage',
    mutation: 'Its targets are 20 px wide and high, without room between them.',
    css:
      'ul { gap: 0; } li { margin: 0; padding: 0; } ' +
      'a[data-part=page] { min-inline-size: 0; min-block-size: 0; inline-size: 20px; block-size: 20px; padding: 0; margin: 0; overflow: hidden; }',
    check: 'target-size',
  },
  {
    component: 'prose',
    story: 'LongText',
    mutation: 'Its table takes 60 letters’ width on any screen.',
    css: 'table { inline-size: 60rem; }',
    check: 'reflow',
  },
  {
    component: 'result-list',
    story: 'ByDistance',
    mutation: 'Titles stand in boxes of one line, a third of the window wide.',
    css: '[data-part=title] { inline-size: 30vw; block-size: 1.4em; line-height: 1.3; overflow: hidden; }',
    check: 'resize-text',
  },
  {
    component: 'select',
    story: 'WithError',
    mutation: 'Its edge is nearly as pale as the page.',
    css: 'select { border-color: rgb(235 235 235); background: transparent; box-shadow: none; }',
    check: 'non-text-contrast',
  },
  {
    component: 'theme',
    story: 'Type',
    mutation: 'Its role for text is a pale grey.',
    css: ':root { --longcovid-text-body: rgb(170 170 170); }',
    check: 'text-contrast',
  },
  {
    component: 'visually-hidden',
    story: 'InASentence',
    mutation: 'Its words are put far to the right in place of being cut to nothing.',
    css: '[data-component=visually-hidden] { position: absolute; clip-path: none; inset-inline-start: 1000px; inline-size: auto; white-space: nowrap; }',
    check: 'reflow',
  },
];
