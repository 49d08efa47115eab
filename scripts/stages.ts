/** The stages of `npm test`, and those that it leaves to `npm run nightly`. */

/** A command of one stage, run in the root of the project. */
export type Stage = {
  name: string;
  command: readonly [string, ...string[]];
  /** The program that writes a report of its tests. Default: the command passes or fails as a whole. */
  report?: 'vitest' | 'playwright';
  /** What the names of Vitest's tests match. Default: all tests. */
  pattern?: RegExp;
};

/** Programs that build or test beside each other, as many as the cores of the target machine. */
const WORKERS = 2;

const check = (name: string, ...command: Stage['command']): Stage => ({ name, command });

const vitest = (name: string, projects: readonly string[], ...options: readonly string[]): Stage => ({
  name,
  command: ['vitest', 'run', ...options, ...projects.map((project) => `--project=${project}`)],
  report: 'vitest',
});

const playwright = (name: string, config: string, ...options: readonly string[]): Stage => ({
  name,
  command: ['playwright', 'test', '-c', config, `--workers=${WORKERS}`, ...options],
  report: 'playwright',
});

const E2E = 'e2e/playwright.config.ts';
const SERVED = 'node scripts/serve-with-stories.ts';

/** The day of the tests, so that no test fails by the calendar. */
const TODAY = '2026-11-26';

export const build = check('build', 'node', 'scripts/build.ts', '--today', TODAY);

/** What every change must pass. Nothing in it depends on chance, on time, on the network or on other programs. */
export const gate: readonly Stage[] = [
  check('types', 'tsc', '-b'),
  check('lint', 'eslint', '.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'),
  check('format', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('imports', 'depcruise', 'packages', 'scripts', 'e2e'),
  check('proofs of components', 'node', 'packages/ui/test/check-requirements.ts'),
  check('PDFs as new as their text', 'node', 'packages/content/tools/make-pdfs.ts', '--check'),
  check('accessibility evidence', 'node', 'packages/audit/src/main.ts', 'verify'),
  vitest(
    'unit',
    ['content', 'site', 'api', 'audit', 'scripts', 'ui (node)', 'ui (jsdom)'],
    `--maxWorkers=${WORKERS}`,
  ),
  vitest('components', ['ui (browser)']),
  playwright('journeys and pages', E2E, '--project=gate'),
  check('sizes of components', 'node', 'packages/ui/bench/main.ts', '--gates'),
  check('bytes and requests', 'node', 'packages/site/bench/main.ts', '--gates'),
];

/** Parts of a stage that would take more than 20 minutes. */
const split = (parts: number, create: (shard: string, part: number) => Stage): Stage[] =>
  Array.from({ length: parts }, (_, index) => create(`--shard=${index + 1}/${parts}`, index + 1));

/** Parts of the scan: 459 pages and stories at up to 20 seconds, in 18 minutes each, and one for what is left. */
const SCANS = 10;

/** Components by their first letter. */
const LETTERS = ['ab', 'c', 'd', 'e-h', 'i-p', 'q-s', 't-z'];

/** What is drawn anew, timed, cloned, packed or killed, or needs another program. Each takes at most 20 minutes. */
export const nightly: readonly Stage[] = [
  check('plans', 'node', 'packages/content/tools/find-stale.ts'),
  check('slow lint rules', 'eslint', '.', '-c', 'eslint.nightly.config.js', '--max-warnings', '0'),
  vitest('packages', ['packaging']),
  vitest('content, site, scripts', [
    'content nightly',
    'site nightly',
    'scripts nightly',
    'ui (node nightly)',
  ]),
  vitest('service', ['api nightly'], `--maxWorkers=${WORKERS}`),
  vitest('audit', ['audit nightly'], `--maxWorkers=${WORKERS}`),
  vitest('stories in jsdom', ['ui (jsdom nightly)']),
  vitest('components', ['ui (browser nightly)'], '--exclude=**/story-matrix.browser.test.tsx'),
  vitest('components without React', ['ui (without React nightly)']),
  ...LETTERS.map((letters) => ({
    ...vitest(`stories, ${letters}`, ['ui (browser nightly)'], 'story-matrix.browser'),
    pattern: new RegExp(`^[${letters}]`),
  })),
  ...split(4, (shard, part) =>
    playwright(`pages, part ${part}`, E2E, '--project=nightly', 'e2e/pages/', shard),
  ),
  ...split(3, (shard, part) =>
    playwright(`journeys, part ${part}`, E2E, '--project=nightly', 'e2e/journeys/', shard),
  ),
  playwright('editors', E2E, '--project=nightly', 'e2e/editor/'),
  playwright('operators', E2E, '--project=nightly', 'e2e/operator/'),
  playwright('guides', E2E, '--project=nightly', 'e2e/guides/'),
  playwright('pages in Firefox and WebKit', 'e2e/pages/engines/playwright.config.ts', '--workers=1'),
  check('times of the site', 'node', 'packages/site/bench/main.ts'),
  check('times of components', 'node', 'packages/ui/bench/times.ts'),
  check('times beside other libraries', 'node', 'packages/ui/bench/peers.ts'),
  check('times of the service', 'node', 'packages/api/bench/main.ts'),
  // Each part continues where the one before has stopped; the last one has time for all that is left.
  ...split(SCANS, (_, part) =>
    check(
      `scan of pages and stories, part ${part}`,
      'node',
      'packages/audit/src/main.ts',
      'scan',
      '--minutes',
      part < SCANS ? '18' : '90',
      '--serve',
      `PORT=3000 ${SERVED}`,
    ),
  ),
  check('screen reader', 'node', 'packages/audit/src/main.ts', 'listen', '--stale', '--serve', SERVED),
];
