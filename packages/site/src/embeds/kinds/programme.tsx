import { Link } from '@longcovid/ui/link';
import { useIntl } from 'react-intl';

import * as styles from '../Article.css.ts';
import type { Resolve } from '../embed-context.ts';
import type { View as AnyView } from '../embed-views.ts';

export const resolve: Resolve<'contact'> = ({ attributes }, { content: { programme } }) => ({
  view: 'contact',
  email: attributes.topic === 'tissue' ? programme.tissueEmail : undefined,
});

/** A link to the help, which a page has once, with the phone; before it the e-mail of a group with an address of its own. */
export function View({ email }: Extract<AnyView, { view: 'contact' }>) {
  const intl = useIntl();
  return (
    <div className={styles.contact}>
      {email !== undefined && (
        <Link href={`mailto:${email}`} variant="secondary">
          {intl.formatMessage({ id: 'article.contact.write' }, { email })}
        </Link>
      )}
      <Link href="#help" variant="secondary">
        {intl.formatMessage({ id: 'shell.help' })}
      </Link>
    </div>
  );
}
