import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Files of each package that the gate leaves to the nightly run. They measure, draw, kill, clone, or need other programs. */
const NIGHTLY_FILES = {
  content: ['src/suggestions/suggest-places.test.ts', 'test/typed-numbers.test.ts'],
  site: [],
  api: [
    'test/{crash,fuzz,greedy-readers,input-cost,leak,match-alerts}.test.ts',
    'test/{grant,instances,nginx,postgresql,previous-version}.test.ts',
    'test/{commands,open-storage,staff-guide}.test.ts',
  ],
  audit: [
    'test/{bad-input,listen-stale,report,rules,scan,scan-log,signals,states}.test.ts',
    'test/mutations/mutations.test.ts',
  ],
  scripts: [],
} as const;

type Folder = keyof typeof NIGHTLY_FILES;

/** A folder's tests in Node: as `<name>` for the gate, and as `<name> nightly` all of them, with `NIGHTLY` set. */
const createProjects = (name: Folder, root: string): TestProjectInlineConfiguration[] =>
  ([false, true] as const).map((isNightly) => ({
    test: {
      name: isNightly ? `${name} nightly` : name,
      root,
      environment: 'node',
      include: ['**/*.test.{ts,tsx}'],
      exclude: [
        '**/node_modules/**',
        '**/packed.test.ts',
        '**/*.browser.test.tsx',
        ...(isNightly ? [] : NIGHTLY_FILES[name]),
      ],
      env: isNightly ? { NIGHTLY: '1' } : {},
      // Files of these packages share no state, and starting a worker for each takes a quarter of the time.
      isolate: name !== 'content' && name !== 'site',
      setupFiles: name === 'content' || name === 'api' ? ['test/seed.setup.ts'] : [],
      // No test measures time: a slow machine is no failure.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }));

export default defineConfig({
  test: {
    projects: [
      ...createProjects('content', 'packages/content'),
      ...createProjects('site', 'packages/site'),
      ...createProjects('api', 'packages/api'),
      ...createProjects('audit', 'packages/audit'),
      ...createProjects('scripts', 'scripts'),
      'packages/ui/vitest.config.ts',
      {
        test: {
          name: 'packaging',
          include: ['{packages/*/test,scripts}/packed.test.ts'],
          globalSetup: 'scripts/packed.mjs',
          // One after the other: they share a folder, and a page is built in it.
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
