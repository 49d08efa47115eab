import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'scripts/vitest.config.ts',
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
