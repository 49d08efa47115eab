import type { Label } from '@longcovid/ui/field';
import { Link } from '@longcovid/ui/link';
import { ResultList, type ResultListActions, ResultListDisclosure } from '@longcovid/ui/result-list';
import type { Locale } from '@longcovid/content';
import type { FoundStudySite, Place } from '@longcovid/content/search';
import { useDeferredValue, useMemo, type MouseEvent, type ReactElement, type Ref } from 'react';
import { useLocation } from 'react-router-dom';

import { useHydrated } from '../../hydration/useHydrated.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import { localePath } from '../../pages.ts';
import { InitialCohortContext } from '../join/JoinLink.tsx';
import { createFinderUrl } from './finder-url.ts';
import { isOneState, type FinderData } from './finder-data.ts';
import * as styles from './Finder.css.ts';
import type { FinderMessages } from './finder-messages.ts';
import { hasDistances } from './has-distances.ts';
import { createResultItems } from './result-items.tsx';
import { NoResultsLater } from './search-parts-later.tsx';
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
  if (hasDistances(from)) return { first: NEAREST, step: NEAREST };
  return { first: total <= MAX_UNPAGED_RESULTS ? MAX_UNPAGED_RESULTS : STEP, step: STEP };
}

/** The list: by distance where a place is known, otherwise by state. */
export function Results({ actionsRef, data, finder, messages, openStates }: Props) {
  const { codes: openCodes, setOpen } = openStates;
  const locale = useLocale();
  const { t } = messages;
  // The count and the filters update immediately; the list is deferred as a whole.
  const { result, from, filters, isSearched } = finder;
  const current = useMemo(
    () => ({
      matches: result.matches,
      list: {
        ...portion(from, result.total),
        cohort: filters.cohort,
        hasDistances: hasDistances(from),
        // All study sites have a page of their own; a state's page has few.
        isListed: isSearched || isOneState(data.studySites),
        isGrouped: !from && filters.sort !== 'status' && !isOneState(data.studySites),
      },
    }),
    [result, from, filters, isSearched, data.studySites],
  );
  const deferred = useDeferredValue(current);
  // The first results come with their heading, which would otherwise push down the previous results.
  const { matches, list } = current.list.hasDistances && !deferred.list.isListed ? current : deferred;
  const { first, step, cohort, isGrouped, isListed } = list;
  // Immediate, since focus moves to the first new result.
  const count = Math.max(first, finder.shown);
  const createItem = useMemo(
    () => createResultItems(messages, cohort, list.hasDistances, locale),
    [messages, cohort, list.hasDistances, locale],
  );
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
  const hasSummary = hasDistances(finder.from) && finder.result.total > 0;
  const left = isListed ? Math.max(0, matches.length - count) : 0;
  return (
    <>
      <InitialCohortContext value={cohort}>
        <ResultList
          actionsRef={actionsRef}
          headingLevel={3}
          heading={messages.heading(finder.result.total, finder.from, filters.sort)}
          summary={
            hasSummary ? (
              <Summary finder={finder} messages={messages} count={count} onShow={openStates.focusResult} />
            ) : undefined
          }
          groups={groups}
          emptyContent={
            isListed ? (
              <NoResultsLater data={data} finder={finder} messages={messages} />
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
          <ResultLink
            finder={finder}
            count={count + step}
            target={matches[count]?.studySite.id}
            onShow={openStates.focusResult}
            variant="secondary"
          >
            {t('results.more', { count: Math.min(left, step), left })}
          </ResultLink>
        </div>
      )}
    </>
  );
}

type ResultLinkProps = {
  finder: FinderState;
  /** Number of results after it. */
  count: number;
  /** Id of the study site that it leads to, among those. */
  target: string | undefined;
  /** Moves focus to the target once it is shown. */
  onShow: (target: string) => void;
  variant: 'inline' | 'secondary';
  children: Label;
};

/** A link, so that it works without script and the URL has the state; with script focus moves to the study site. */
function ResultLink({ finder, count, target = '', onShow, variant, children }: ResultLinkProps) {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  const { filters, near, area } = finder;
  const { search, hash } = createFinderUrl({ filters, near, area, shown: count });
  const query = new URLSearchParams(search);
  if (near) query.set('near', near);
  const href = hydrated ? `${pathname}${search}${hash}` : `${pathname}?${query.toString()}#result-${target}`;
  const show = async (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    await finder.setShown(count);
    onShow(target);
  };
  return (
    <Link variant={variant} href={href} onClick={(event) => void show(event)}>
      {children}
    </Link>
  );
}

type SummaryProps = Pick<Props, 'finder' | 'messages'> & {
  /** Number of results that are shown. */
  count: number;
  onShow: (target: string) => void;
};

/** How far there is to go: how many are near, and the way to the nearest that is open, wherever it is in the list. */
function Summary({ finder, messages, count, onShow }: SummaryProps) {
  const locale = useLocale();
  const { matches, nearestOpen } = finder.result;
  const { cohort } = finder.filters;
  const id = nearestOpen?.studySite.id;
  const index = useMemo(() => matches.findIndex(({ studySite }) => studySite.id === id), [matches, id]);
  const linkTo = (site: Label) => {
    // Beyond the chosen distance it is in no list.
    if (index < 0) {
      const query = new URLSearchParams({ site: id ?? '', ...(cohort && { cohort }) });
      return <Link href={`${localePath(locale, '/join')}?${query.toString()}`}>{site}</Link>;
    }
    const needed = Math.ceil((index + 1) / NEAREST) * NEAREST;
    return (
      <ResultLink
        finder={finder}
        count={Math.max(count, needed)}
        target={id}
        onShow={onShow}
        variant="inline"
      >
        {site}
      </ResultLink>
    );
  };
  return (
    <>
      {messages.within(finder.result)} {nearestOpen && messages.nearestOpen(nearestOpen, linkTo)}
    </>
  );
}

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
