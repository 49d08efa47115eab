import { createElement, type ElementType, type ReactNode } from 'react';
import { InArabic } from '../.storybook/InArabic.tsx';
import { getStoryTag, type Locale } from '../.storybook/sample.ts';
import { LocaleProvider } from '../src/components/locale-provider/index.ts';

type Story = {
  args?: object;
  render?: (args: object, context: { globals: { locale: Locale } }) => ReactNode;
};
type StoryFile = {
  default: {
    component?: ElementType;
    args?: object;
    parameters?: { examples?: Record<Locale, object> };
  };
} & Record<string, Story>;

/** One story of the catalog: its folder, its name, and its element in a language. */
export type Example = {
  folder: string;
  name: string;
  show: (locale: Locale) => ReactNode;
  /** From right to left, with the messages of the package in Arabic and the sample text in English. */
  showInArabic: () => ReactNode;
};

const files = import.meta.glob<StoryFile>('../src/{components/*,theme}/*.stories.tsx', { eager: true });
const getFolder = (path: string) => path.split('/').at(-2) ?? path;

function createExample(folder: string, name: string, story: Story, meta: StoryFile['default']): Example {
  function Shown({ locale }: { locale: Locale }) {
    const args = { ...meta.args, ...story.args };
    return story.render
      ? story.render(args, { globals: { locale } })
      : createElement(meta.component ?? 'div', args);
  }
  return {
    folder,
    name,
    show: (locale) => (
      <LocaleProvider locale={getStoryTag({ globals: { locale } })}>
        <Shown locale={locale} />
      </LocaleProvider>
    ),
    showInArabic: () => (
      <InArabic>
        <Shown locale="en" />
      </InArabic>
    ),
  };
}

/** Every story there is; a new folder is found by itself. */
export const stories: Example[] = Object.entries(files).flatMap(([path, { default: meta, ...named }]) =>
  Object.entries(named).map(([name, story]) => createExample(getFolder(path), name, story, meta)),
);

/** Whether a story shows hundreds of the same, which takes long and shows each thing once more. */
export const isLarge = ({ name }: Example): boolean => /Hundred|Thousand/.test(name);

/** The sample text of each folder, which its stories have as a parameter. */
export const examples = Object.entries(files).flatMap(([path, { default: meta }]) =>
  meta.parameters?.examples ? [{ folder: getFolder(path), ...meta.parameters.examples }] : [],
);
