import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { defineConfig } from './packages/audit/src/index.ts';
import { proofs, readSpec, STORY_MATRIX } from './packages/ui/test/spec-table.ts';

type Step = { click?: string; focus?: string; press?: string; see?: string; type?: string };
type States = { name: string; steps: Step[] }[];

const page = (id: string, path: string, states: States = []) => ({
  id,
  addresses: { en: path, es: path === '/' ? '/es' : `/es${path}` },
  states,
});

/** Visible once script runs the page; before, Enter sends its forms as documents. */
const HYDRATED = 'html[data-hydrated] main';

/** Every folder with a SPEC.md is a component, with the requirements of that file. */
const components = globSync('packages/ui/src/{components/*,theme}/SPEC.md', { cwd: import.meta.dirname })
  .sort()
  .map((spec) => {
    const folder = dirname(spec);
    const id = basename(folder);
    const { requirements } = readSpec(`${import.meta.dirname}/${spec}`);
    return {
      id,
      folder,
      stories: id.replaceAll('-', ''),
      requirements: requirements.flatMap((each) => {
        const proof = proofs.find((one) => one === each.proof);
        if (!proof) return [];
        const row = { id: each.id, criteria: each.wcag };
        return proof === 'story-matrix'
          ? [{ ...row, proof: 'test' as const, testFile: STORY_MATRIX }]
          : [{ ...row, proof }];
      }),
    };
  });

/** The pages and stories that `a11y-audit` scans, and where the other evidence is. */
export default defineConfig({
  product: {
    en: 'Long COVID Research Program web site',
    es: 'Sitio web del Programa de Investigación del COVID persistente',
  },
  sources: [
    {
      kind: 'pages',
      base: 'http://localhost:3000',
      pages: [
        page('home', '/', [
          { name: 'menu open', steps: [{ press: 'Tab' }, { click: 'header summary >> visible=true' }] },
          {
            name: 'study sites near a place',
            steps: [
              { focus: 'main input[name=near]' },
              { see: HYDRATED },
              { type: '87101' },
              { press: 'Enter' },
              { see: '[data-component=result-list-item]' },
            ],
          },
          {
            // Before a group is chosen, links to the states are in the place of the list.
            name: 'a state of the list open',
            steps: [
              { focus: 'main select[name=cohort]' },
              { see: HYDRATED },
              { press: 'ArrowDown' },
              { click: '[data-component=result-list] summary' },
              { see: '[data-component=result-list-item]' },
            ],
          },
        ]),
        page('study-sites', '/study-sites'),
        page('join', '/join?site=sample-001', [
          {
            name: 'sent empty',
            steps: [{ click: 'main [type=submit]' }, { see: '[data-component=error-summary]' }],
          },
        ]),
        page('contact', '/contact', [
          {
            name: 'sent empty',
            steps: [{ click: 'main [type=submit]' }, { see: '[data-component=error-summary]' }],
          },
        ]),
        page('alerts', '/alerts', [
          {
            name: 'sent empty',
            steps: [{ click: 'main [type=submit]' }, { see: '[data-component=error-summary]' }],
          },
        ]),
        page('for-participants', '/for-participants'),
        page('adults', '/for-participants/adults', [
          {
            name: 'a test open',
            steps: [{ press: 'Tab' }, { click: '[id^=test-] summary, summary[id^=test-]' }],
          },
        ]),
        page('adults-journey', '/for-participants/adults/journey'),
        page('tissue-pathology', '/for-participants/tissue-pathology'),
        page('by-the-numbers', '/about-us/by-the-numbers'),
        page('study-materials', '/study-materials'),
        page('site-map', '/site-map'),
        page('accessibility', '/accessibility'),
      ],
    },
    {
      // Built with CATALOGUE=1. Scans the first story of each component, or the one in mainStories, which has more in it.
      kind: 'storybook',
      base: 'http://localhost:3000/storybook/',
      mainStories: ['dialog--form-in-it', 'disclosure--open', 'navigationprogress--loading'],
      states: [
        {
          of: /^combobox--/,
          name: 'list open',
          steps: [{ press: 'Tab' }, { press: 'ArrowDown' }, { see: 'role=listbox' }],
        },
        {
          of: /^headernavigation--/,
          name: 'menu open',
          steps: [{ press: 'Tab' }, { click: 'summary >> visible=true' }],
        },
        {
          of: /^toast--/,
          name: 'shown',
          steps: [{ click: '#storybook-root button' }, { see: '[data-part=toast]' }],
        },
      ],
    },
  ],
  scenarios: ['packages/ui/src/**/evidence/*.scenario.yml', 'packages/site/evidence/*.scenario.yml'],
  manualResults: ['packages/ui/src/**/evidence/*.a11y.yml', 'packages/site/evidence/*.a11y.yml'],
  components,
  pagesSource: ['packages/site/src/**', 'packages/content/{entries,messages}/**'],
  support: {
    '602.2': { pages: ['accessibility'] },
    '602.3': { pages: ['accessibility', 'site-map'] },
    '602.4': {
      none: {
        en: 'Help with this site is not given on paper.',
        es: 'La ayuda para este sitio no se da en papel.',
      },
    },
    '603.2': { pages: ['accessibility', 'contact'] },
    '603.3': { pages: ['contact'] },
  },
  author: { name: 'Long COVID Research Program', email: 'help@example.org' },
});
