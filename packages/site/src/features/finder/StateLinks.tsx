import { stateSummaries } from '@longcovid/content/search';
import { Link } from '@longcovid/ui/link';
import { useMemo } from 'react';

import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as styles from './Finder.css.ts';
import { stateAnchor, STUDY_SITES_PATH } from './study-sites-page.ts';
import type { FinderState } from './useFinder.ts';

type Props = { data: FinderData; finder: FinderState; messages: FinderMessages };

/** The way to all study sites before a search: the states by name, each with its number. */
export function StateLinks({ data, finder, messages }: Props) {
  const locale = useLocale();
  const { t } = messages;
  const page = localePath(locale, STUDY_SITES_PATH);
  const { matches } = finder.result;
  const states = useMemo(() => {
    const names = new Map(data.areas.map(({ code, name }) => [code, name]));
    return stateSummaries(matches, [])
      .map(({ state, total }) => ({ state, total, name: names.get(state) ?? state }))
      .sort((a, b) => a.name.localeCompare(b.name, locale));
  }, [matches, data.areas, locale]);
  return (
    <>
      <p className={styles.stateHint}>{t('states.hint')}</p>
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={styles.states}>
        {states.map(({ state, total, name }) => (
          <li key={state}>
            <Link href={`${page}#${stateAnchor(state)}`}>{t('option', { label: name, count: total })}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link href={page}>{t('states.all')}</Link>
      </p>
    </>
  );
}
