import '@longcovid/ui/styles.css';
import { LinkProvider } from '@longcovid/ui/link';
import { LocaleProvider } from '@longcovid/ui/locale-provider';
import type { ComponentProps } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

type AnchorProps = ComponentProps<'a'> & { href: string };
const AppLink = ({ href, ...props }: AnchorProps) => <Link {...props} to={href} />;

export default function Root() {
  return (
    <html lang="es">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <main>
          <LocaleProvider locale="es-US">
            <LinkProvider component={AppLink}>
              <Outlet />
            </LinkProvider>
          </LocaleProvider>
        </main>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
