import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, words } from '../../../.storybook/sample.ts';
import { examples } from './LanguageSwitch.examples.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

export default { title: 'LanguageSwitch', component: LanguageSwitch } satisfies Meta<typeof LanguageSwitch>;

export const TwoLanguages: StoryObj = {
  render: (_args, context) => {
    const language = languageOf(context);
    const languages = [
      { locale: 'en', label: 'In English', href: '/about-us', current: language === 'en' },
      { locale: 'es', label: 'En Español', href: '/es/about-us', current: language === 'es' },
    ];
    return <LanguageSwitch label={words(context, examples).label} languages={languages} />;
  },
};
