import { Container } from '@longcovid/ui/container';
import { Stack } from '@longcovid/ui/stack';
import { type Params, readLocale } from '../read-locale';
import { Languages } from './Languages';
import { SendVisit } from './SendVisit';
import { sendVisit } from './actions';
import { texts } from './check-visit';

export default async function Page({ params }: Params) {
  const locale = await readLocale(params);
  return (
    <Container width="reading">
      <Languages locale={locale} />
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
