import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'audit',
    environment: 'node',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    exclude: [
      '**/*.browser.test.tsx',
      'test/packed.test.ts',
      // Time limits, whole scans and seeded faults: `npm run test:full` runs them.
      ...(process.env.ALL_COMBINATIONS
        ? []
        : ['test/{bad-input,rules,scan}.test.ts', 'test/mutations/mutations.test.ts']),
    ],
    // No test measures time: a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
