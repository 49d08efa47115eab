import type { FooterHelpWay } from '@longcovid/ui/footer';
import { Link } from '@longcovid/ui/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { CHAT_SCRIPT } from '../third-party/configured-scripts.ts';
import { useShell } from './shell-data.ts';

/** Contact help: phone with hours, e-mail, languages, relay service; chat if configured; emergencies. */
export function useHelp(): { heading: string; ways: readonly FooterHelpWay[]; note: ReactNode } {
  const intl = useIntl();
  const { programme } = useShell();
  const t = (id: string) => intl.formatMessage({ id: `shell.help.${id}` });
  return {
    heading: intl.formatMessage({ id: 'shell.help' }),
    ways: [
      {
        term: t('phone'),
        content: (
          <>
            <Link href={programme.phone.href}>{programme.phone.display}</Link>
            <br />
            {programme.hours}
          </>
        ),
      },
      {
        term: t('email'),
        content: <Link href={`mailto:${programme.email}`}>{programme.email}</Link>,
      },
      { term: t('languages'), content: programme.languageLine },
      { term: t('relay'), content: programme.relay },
    ],
    note: (
      <>
        {CHAT_SCRIPT !== '' && <p data-needs-chat>{t('chat')}</p>}
        <p>{programme.emergency}</p>
      </>
    ),
  };
}
