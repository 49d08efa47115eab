import '@longcovid/ui/styles.css';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import type { ReactNode } from 'react';
import { AppLinks } from './AppLinks';

export const metadata = { title: 'Rest and visits' };

export default function Layout({ children }: { children: ReactNode }) {
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
