import { Link } from '@longcovid/ui/link';
import { ResultList, type ResultListActions, ResultListDisclosure } from '@longcovid/ui/result-list';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite, Place } from '@longcovid/content/search';
import { useDeferredValue, useMemo, type MouseEvent, type ReactElement, type Ref } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { InitialCohortContext } from '../join/JoinLink.tsx';
import { finderAddress } from './finder-address.ts';
import type { FinderData } from './finder-data.ts';
import * as styles from './Finder.css.ts';
import type { FinderMessages } from './finder-messages.ts';
import { createResultItems } from './result-items.tsx';
import { NoResults } from './NoResults.tsx';
import { StateLinks } from './StateLinks.tsx';
import type { FinderState } from './useFinder.ts';
import type { OpenStates } from './useOpenStates.ts';

type Props = {
  actionsRef: Ref<ResultListActions>;
  data: FinderData;
  finder: FinderState;
  messages: FinderMessages;
  openStates: OpenStates;
};

/** Results per page near a place. */
const NEAREST = 10;
/** Results per page without a place; a shorter list is shown whole. */
const MAX_UNPAGED_RESULTS = 500;
const STEP = 100;

/** The initial number of results, and the increment. */
function portion(from: Place | null, total: number): { first: number; step: number } {
  if (from && from.precision !== 'state') return { first: NEAREST, step: NEAREST };
  return { first: total <= MAX_UNPAGED_RESULTS ? MAX_UNPAGED_RESULTS : STEP, step: STEP };
}

/** The list: by distance where a place is known, otherwise by state. */
export function Results({ actionsRef, data, finder, messages, openStates }: Props) {
  const { codes: openCodes, setOpen } = openStates;
  const locale = useLocale();
  const { t } = messages;
  // The count and the filters update immediately; the list is deferred as a whole.
  const { result, from, filters, isSearched } = finder;
  const { matches, list } = useDeferredValue(
    useMemo(
      () => ({
        matches: result.matches,
        list: {
          ...portion(from, result.total),
          cohort: filters.cohort,
          // All study sites have a page of their own; a state's page has few.
          isListed: isSearched || isOneState(data.studySites),
          isGrouped: !from && filters.sort !== 'status' && !isOneState(data.studySites),
        },
      }),
      [result, from, filters, isSearched, data.studySites],
    ),
  );
  const { first, step, cohort, isGrouped, isListed } = list;
  // Immediate, since focus moves to the first new result.
  const count = Math.max(first, finder.shown);
  const createItem = useMemo(() => createResultItems(messages, cohort), [messages, cohort]);
  const { items, groups } = useMemo(() => {
    if (!isListed) return { items: undefined, groups: undefined };
    const shown = matches.slice(0, count);
    return isGrouped
      ? {
          items: undefined,
          groups: groupByState(shown, createItem, { data, locale, messages, openCodes, setOpen }),
        }
      : { items: shown.map(createItem), groups: undefined };
  }, [matches, count, createItem, isGrouped, isListed, data, locale, messages, openCodes, setOpen]);
  const left = isListed ? Math.max(0, matches.length - count) : 0;
  return (
    <>
      {data.notice && isListed && <p className={styles.credit}>{t('results.sample')}</p>}
      <InitialCohortContext value={cohort}>
        <ResultList
          actionsRef={actionsRef}
          headingLevel={3}
          heading={messages.heading(finder.result.total, finder.from)}
          summary={messages.summary(finder.result, finder.from)}
          groups={groups}
          emptyContent={
            isListed ? (
              <NoResults data={data} finder={finder} messages={messages} />
            ) : (
              <StateLinks data={data} finder={finder} messages={messages} />
            )
          }
        >
          {items}
        </ResultList>
      </InitialCohortContext>
      {left > 0 && (
        <div className={styles.more}>
          <ShowMore
            finder={finder}
            count={count + step}
            next={matches[count]?.studySite.id}
            onShow={openStates.focusResult}
          >
            {t('results.more', { count: Math.min(left, step), left })}
          </ShowMore>
        </div>
      )}
    </>
  );
}

type ShowMoreProps = {
  finder: FinderState;
  /** Number of results after it. */
  count: number;
  /** Id of the first study site that is not shown yet. */
  next: string | undefined;
  /** Called with `next` once it is shown. */
  onShow: (next: string) => void;
  children: string;
};

/** A link, so that it works without script and the URL has the state; with script focus moves to the next result. */
function ShowMore({ finder, count, next = '', onShow, children }: ShowMoreProps) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const { filters, near, area } = finder;
  const { search, hash } = finderAddress({ filters, near, area, shown: count });
  const query = new URLSearchParams(search);
  if (near) query.set('near', near);
  const href = hydrated ? `${pathname}${search}${hash}` : `${pathname}?${query.toString()}#result-${next}`;
  const show = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    await finder.setShown(count);
    onShow(next);
  };
  return (
    <Link variant="secondary" href={href} onClick={(event) => void show(event)}>
      {children}
    </Link>
  );
}

/** A state's page does not group by state. */
const isOneState = (studySites: FinderData['studySites']) =>
  studySites.every(({ state }) => state === studySites[0]?.state);

type GroupOptions = {
  data: FinderData;
  locale: Locale;
  messages: FinderMessages;
  openCodes: OpenStates['codes'];
  setOpen: OpenStates['setOpen'];
};

function groupByState(
  matches: readonly FoundStudySite[],
  createItem: (found: FoundStudySite) => ReactElement,
  { data, locale, messages, openCodes, setOpen }: GroupOptions,
) {
  const getAreaName = (code: string) => data.areas.find((area) => area.code === code)?.name ?? code;
  const states = Map.groupBy(matches, ({ studySite }) => studySite.state);
  return [...states]
    .map(([state, found]) => ({
      state,
      heading: messages.t('option', { label: getAreaName(state), count: found.length }),
      found,
    }))
    .sort((a, b) => a.heading.localeCompare(b.heading, locale))
    .map(({ state, heading, found }) => (
      <ResultListDisclosure
        key={state}
        heading={heading}
        isOpen={openCodes.has(state)}
        onOpenChange={(isOpen) => setOpen(state, isOpen)}
      >
        {found.map(createItem)}
      </ResultListDisclosure>
    ));
}
