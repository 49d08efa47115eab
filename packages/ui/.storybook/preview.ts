import type { Preview } from '@storybook/react-vite';
import { showScheme } from './scheme.ts';
import { createElement, lazy } from 'react';
import { LocaleProvider } from '../src/components/locale-provider/index.ts';
import { getSampleLanguage, getStoryTag, unknownLocale } from './sample.ts';

/** Loaded by the pages of components alone: the blocks of Storybook that it needs are larger than all that a story needs. */
const SpecPage = lazy(async () => ({ default: (await import('./SpecPage.tsx')).SpecPage }));

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: { locale: 'en', scheme: 'system' },
  globalTypes: {
    locale: {
      description: 'Language of the sample text',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'es', title: 'Español' },
          { value: unknownLocale, title: 'A language without messages' },
        ],
        dynamicTitle: true,
      },
    },
    scheme: {
      description: 'Light or dark, and how strong',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'light-more', title: 'Light, more contrast' },
          { value: 'dark-more', title: 'Dark, more contrast' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: { docs: { page: SpecPage } },
  decorators: [
    (Story, context) => {
      document.documentElement.lang = getSampleLanguage(context);
      showScheme(context.globals.scheme);
      return createElement(LocaleProvider, { locale: getStoryTag(context), children: Story() });
    },
  ],
};

export default preview;
