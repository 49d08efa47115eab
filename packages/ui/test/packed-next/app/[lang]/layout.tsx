import '@longcovid/ui/styles.css';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { AppLinks } from './AppLinks';
import { type Params, readLocale } from './read-locale';
import { texts } from './visit/check-visit';

export async function generateMetadata({ params }: Params) {
  return { title: texts[await readLocale(params)].title, icons: 'data:,' };
}

export default async function Layout({ children, params }: Params & { children: ReactNode }) {
  // A policy with a nonce needs pages that are rendered for each request.
  await connection();
  const locale = await readLocale(params);
  return (
    <html lang={locale}>
      <body>
        <LocaleProvider locale={locale}>
          <AppLinks>{children}</AppLinks>
        </LocaleProvider>
      </body>
    </html>
  );
}
