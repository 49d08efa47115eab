import type { ReactNode } from 'react';

type Story = { render: (args: object, context: { globals: { locale: string } }) => ReactNode };
const isStory = (value: unknown): value is Story =>
  typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';

/** Each story of a module in each language: its name, the language, and the element to render. */
export const everyStory = (module: Record<string, unknown>) =>
  Object.entries(module).flatMap(([name, story]) =>
    isStory(story)
      ? ['en', 'es'].map((locale) => ({ name, locale, element: story.render({}, { globals: { locale } }) }))
      : [],
  );
