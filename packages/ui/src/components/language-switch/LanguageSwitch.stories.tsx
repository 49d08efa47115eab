import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Sample text of the stories. */
const examples = {
  en: { label: 'Language' },
  es: { label: 'Idioma' },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'اللغة',
  current: '(اللغة الحالية)',
};

export default {
  title: 'LanguageSwitch',
  component: LanguageSwitch,
  parameters: { examples },
} satisfies Meta<typeof LanguageSwitch>;

export const TwoLanguages: StoryObj = {
  render: (_args, context) => {
    const language = getSampleLanguage(context);
    const languages = [
      { locale: 'en', label: 'In English', href: '/about-us', isCurrent: language === 'en' },
      { locale: 'es', label: 'En Español', href: '/es/about-us', isCurrent: language === 'es' },
    ];
    return <LanguageSwitch label={getSample(context, examples).label} languages={languages} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <LanguageSwitch
        label={arabic.label}
        languages={[
          { locale: 'ar', label: 'العربية', href: '/ar/about-us', isCurrent: true },
          { locale: 'en', label: 'In English', href: '/about-us', isCurrent: false },
        ]}
        messages={{ current: arabic.current }}
      />
    </InArabic>
  ),
};
