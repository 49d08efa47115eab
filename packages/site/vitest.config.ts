import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'site',
    environment: 'node',
    include: ['{src,test,tools,build}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx'],
  },
});
