import '@longcovid/ui/styles.css';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { AppLinks } from './AppLinks';

export const metadata = { title: 'Descanso y visitas', icons: 'data:,' };

export default async function Layout({ children }: { children: ReactNode }) {
  // A policy with a nonce needs pages that are rendered for each request.
  await connection();
  return (
    <html lang="es">
      <body>
        <LocaleProvider locale="es-US">
          <AppLinks>{children}</AppLinks>
        </LocaleProvider>
      </body>
    </html>
  );
}
