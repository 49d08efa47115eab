import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import { useShell } from '../../shell/shell-data.ts';
import * as styles from '../Article.css.ts';
import type { Resolve } from '../embed-context.ts';
import type { View as AnyView } from '../embed-views.ts';

export const resolve: Resolve<'contact'> = ({ attributes }, { content: { programme } }) => ({
  view: 'contact',
  email: attributes.topic === 'tissue' ? programme.tissueEmail : programme.email,
});

/** Phone and e-mail; the footer of every page has more contact methods. */
export function View({ email }: Extract<AnyView, { view: 'contact' }>) {
  const intl = useIntl();
  const { phone, hours } = useShell().programme;
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={styles.contact}>
        <li>
          <Link href={phone.href} variant="secondary">
            {intl.formatMessage({ id: 'article.contact.call' }, { phone: phone.display })}
          </Link>
        </li>
        <li>
          <Link href={`mailto:${email}`} variant="secondary">
            {intl.formatMessage({ id: 'article.contact.write' }, { email })}
          </Link>
        </li>
      </ul>
      <p className={styles.details}>{hours}</p>
    </>
  );
}
