import { Container } from '@longcovid/ui/container';
import { LanguageSwitch } from '@longcovid/ui/language-switch';
import { Stack } from '@longcovid/ui/stack';
import { type Params, readLocale } from '../read-locale';
import { SendVisit } from './SendVisit';
import { sendVisit } from './actions';
import { texts } from './check-visit';

export default async function Page({ params }: Params) {
  const locale = await readLocale(params);
  const isSpanish = locale === 'es-US';
  return (
    <Container width="reading">
      <LanguageSwitch
        label={isSpanish ? 'Idioma' : 'Language'}
        languages={[
          { locale: 'en', label: 'English', href: '/en/visit', isCurrent: !isSpanish },
          { locale: 'es', label: 'Español', href: '/es/visit', isCurrent: isSpanish },
        ]}
      />
      <main>
        <Stack gap="large">
          <h1>{texts[locale].title}</h1>
          {/* Bound here: bound in SendVisit, Next.js never answers a form without script (vercel/next.js#98045). */}
          <SendVisit locale={locale} send={sendVisit.bind(null, locale)} />
        </Stack>
      </main>
    </Container>
  );
}
