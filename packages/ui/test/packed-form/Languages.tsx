import { LanguageSwitch } from '@longcovid/ui/language-switch';
import { type Locale, texts } from './check-visit';

/** Links to the page of the form in each language. */
export const Languages = ({ locale }: { locale: Locale }) => (
  <LanguageSwitch
    label={texts[locale].language}
    languages={[
      { locale: 'en', label: 'English', href: '/en/visit', isCurrent: locale === 'en-US' },
      { locale: 'es', label: 'Español', href: '/es/visit', isCurrent: locale === 'es-US' },
    ]}
  />
);
