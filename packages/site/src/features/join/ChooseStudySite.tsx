import { Button } from '@longcovid/ui/button';
import { Notice } from '@longcovid/ui/notice';
import { Select } from '@longcovid/ui/select';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from '../form/Form.css.ts';
import { studySiteGroups } from './study-site-groups.ts';

/** The list of study sites by state, as an ordinary GET form. */
export function ChooseStudySite({ data, isUnknown }: { data: JoinData; isUnknown: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string) => intl.formatMessage({ id: `join.${id}` });
  return (
    <form className={styles.form} method="get" action={localePath(locale, '/join')}>
      {isUnknown && <Notice tone="danger">{t('site.unknown')}</Notice>}
      <Select
        label={t('site.label')}
        hint={t('site.hint')}
        name="site"
        placeholder={t('site.placeholder')}
        groups={studySiteGroups(data, locale, (site, open) =>
          open.length > 0
            ? intl.formatMessage({ id: 'join.site.open' }, { site, groups: intl.formatList(open) })
            : intl.formatMessage({ id: 'join.site.closed' }, { site }),
        )}
        isRequired
      />
      <div>
        <Button type="submit" variant="primary">
          {t('site.continue')}
        </Button>
      </div>
    </form>
  );
}
