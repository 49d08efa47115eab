import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'site',
    environment: 'node',
    include: ['{src,prerender,illustrations,test}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx', 'test/packed.test.ts'],
    // No test measures time: a slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
