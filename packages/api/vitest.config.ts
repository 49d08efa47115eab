import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'api',
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/*.browser.test.tsx',
      'test/packed.test.ts',
      // Rounds of kills, random input, processor time and other programs: `npm run test:full` runs them.
      ...(process.env.ALL_COMBINATIONS
        ? []
        : [
            'test/{crash,fuzz,greedy-readers,input-cost,instances,leak,nginx,postgresql,previous-version}.test.ts',
          ]),
    ],
    // The same random values in every run, except in `npm run test:full`.
    setupFiles: process.env.ALL_COMBINATIONS ? [] : ['./test/seed.setup.ts'],
    // No test measures time: a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
