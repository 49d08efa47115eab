import type { CohortId } from '@longcovid/content';
import { Button } from '@longcovid/ui/button';
import { Select } from '@longcovid/ui/select';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import type { JoinData } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { formQuery } from '../finder/form-query.ts';
import * as styles from '../form/Form.css.ts';
import { studySiteGroups } from './study-site-groups.ts';

/** The list of all study sites by state, as an ordinary GET form. */
export function StudySiteList({ data, cohort }: { data: JoinData; cohort: CohortId | undefined }) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const path = localePath(locale, '/join');
  const t = (id: string) => intl.formatMessage({ id: `join.site.${id}` });
  return (
    <form
      className={styles.form}
      method="get"
      action={path}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(`${path}?${formQuery(event.currentTarget).toString()}`);
      }}
    >
      {cohort && <input type="hidden" name="cohort" value={cohort} />}
      <Select
        label={t('label')}
        hint={t('hint')}
        name="site"
        placeholder={t('placeholder')}
        groups={studySiteGroups(data, locale, (site, open) =>
          open.length > 0
            ? intl.formatMessage({ id: 'join.site.open' }, { site, groups: intl.formatList(open) })
            : intl.formatMessage({ id: 'join.site.closed' }, { site }),
        )}
        isRequired
      />
      <div>
        <Button type="submit">{t('continue')}</Button>
      </div>
    </form>
  );
}
