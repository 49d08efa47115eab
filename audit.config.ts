import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { defineConfig } from './packages/audit/src/index.ts';
import { proofs, readSpec, STORY_MATRIX } from './packages/ui/test/spec-table.ts';

type Step = { click?: string; focus?: string; press?: string; see?: string; type?: string };
type State = { name: string; steps: Step[] };

/** Visible once script runs the page; before, Enter sends its forms as documents. */
const HYDRATED = 'html[data-hydrated] main';

const SENT_EMPTY = {
  name: 'sent empty',
  steps: [{ click: 'main [type=submit]' }, { see: '[data-component=error-summary]' }],
} satisfies State;

/** The query of a page that needs one, and the states that only steps lead to, by the id of the page. */
const MORE: Partial<Record<string, { query?: string; states?: State[] }>> = {
  home: {
    states: [
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
          // On a narrow screen the fields are in a closed disclosure, and cannot have focus.
          { click: '[data-component=filter-set] :is(summary, label) >> visible=true' },
          { focus: 'main select[name=cohort]' },
          { see: HYDRATED },
          { press: 'ArrowDown' },
          { click: '[data-component=result-list] summary' },
          { see: '[data-component=result-list-item]' },
        ],
      },
    ],
  },
  join: { query: '?site=sample-001', states: [SENT_EMPTY] },
  contact: { states: [SENT_EMPTY] },
  alerts: { states: [SENT_EMPTY] },
  adults: {
    states: [
      {
        name: 'a test open',
        steps: [{ press: 'Tab' }, { click: '[id^=test-] summary, summary[id^=test-]' }],
      },
    ],
  },
};

/** Every page of the site's own list, in its languages, so that a new one cannot be forgotten. */
async function listPages() {
  const { getLanguages, localePath, pages } = await import('./packages/site/src/pages.ts');
  return pages.map((page) => {
    const { query = '', states = [] } = MORE[page.id] ?? {};
    const addresses = getLanguages(page).map((language) => [
      language,
      localePath(language, page.path) + query,
    ]);
    return { id: page.id, addresses: Object.fromEntries(addresses) as Record<string, string>, states };
  });
}

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
      pages: listPages,
    },
    {
      // Built with CATALOGUE=1.
      kind: 'storybook',
      base: 'http://localhost:3000/storybook/',
      states: [
        {
          of: /^combobox--empty$/,
          name: 'list open',
          steps: [{ press: 'Tab' }, { press: 'ArrowDown' }, { see: 'role=listbox' }],
        },
        {
          of: /^headernavigation--links-and-groups$/,
          name: 'menu open',
          steps: [{ press: 'Tab' }, { click: 'summary >> visible=true' }],
        },
        {
          of: /^toast--with-an-action$/,
          name: 'shown',
          steps: [{ click: '#storybook-root button' }, { see: '[data-part=toast]' }],
        },
      ],
    },
  ],
  sampled: true,
  scenarios: ['packages/ui/src/**/evidence/*.scenario.yml', 'packages/site/evidence/*/*.scenario.yml'],
  manualResults: ['packages/ui/src/**/evidence/*.a11y.yml', 'packages/site/evidence/*/*.a11y.yml'],
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
  commands: {
    audit: 'npx pnpm audit:a11y',
    serve: 'PORT=3000 node scripts/serve-with-stories.ts',
    test: "npx pnpm exec vitest run {file} -t '{id}'",
  },
  author: { name: 'Long COVID Research Program', email: 'help@example.org' },
});
