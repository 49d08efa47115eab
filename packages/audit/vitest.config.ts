import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'audit',
    environment: 'node',
    include: ['{src,test,tools,build}/**/*.test.{ts,tsx}'],
    exclude: ['**/*.browser.test.tsx'],
  },
});
