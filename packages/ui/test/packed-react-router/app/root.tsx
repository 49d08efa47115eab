import '@longcovid/ui/styles.css';
import { LinkProvider } from '@longcovid/ui/link';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import type { ComponentProps } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router';
import { findLocale } from './check-visit';

type AnchorProps = ComponentProps<'a'> & { href: string };
const AppLink = ({ href, ...props }: AnchorProps) => <Link {...props} to={href} />;

export default function Root() {
  const locale = findLocale(useParams().lang) ?? 'es-US';
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleProvider locale={locale}>
          <LinkProvider component={AppLink}>
            <Outlet />
          </LinkProvider>
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
