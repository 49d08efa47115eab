import { Button } from '@longcovid/ui/button';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Footer } from '../shell/Footer.tsx';
import { Header } from '../shell/Header.tsx';
import * as styles from '../shell/Header.css.ts';

/** A legal text without distractions: brand, language and print, the text, help. */
export function ConsentLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <Header action={<Print />} />
      {children}
      <Footer />
    </>
  );
}

/** Needs script, which replays an earlier press. */
function Print() {
  const intl = useIntl();
  return (
    <div data-script-only className={styles.print}>
      <Button onClick={() => window.print()}>{intl.formatMessage({ id: 'shell.print' })}</Button>
    </div>
  );
}
