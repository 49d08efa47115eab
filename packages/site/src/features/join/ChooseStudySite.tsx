import { COHORT_IDS } from '@longcovid/content';
import type { Place } from '@longcovid/content/search';
import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Notice } from '@longcovid/ui/notice';
import { Select } from '@longcovid/ui/select';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { JoinData } from './join-data.ts';
import { localePath } from '../../pages.ts';
import { useLocale } from '../../i18n/useLocale.ts';
import * as styles from '../form/Form.css.ts';
import { PlaceAnswer, PlaceGuess } from '../place/PlaceAnswer.tsx';
import { PlaceField } from '../place/PlaceField.tsx';
import { PlacePrivacy } from '../place/PlacePrivacy.tsx';
import { useIsSlow } from '../place/useIsSlow.ts';
import { getPlaceGuesses, getPlaceProblem, usePlaceMessages } from '../place/place-messages.ts';
import { usePlaceText } from '../place/usePlaceText.ts';
import { NEARBY_ANCHOR } from './nearby-address.ts';
import { GroupStudySites } from './GroupStudySites.tsx';
import { NearestStudySites } from './NearestStudySites.tsx';
import { StudySiteList } from './StudySiteList.tsx';
import { useNearbySearch } from './useNearbySearch.ts';

/** The study site to ask: the nearest open ones for a place and a group, else one of the whole list. */
export function ChooseStudySite({ data, isUnknown }: { data: JoinData; isUnknown: boolean }) {
  const intl = useIntl();
  const locale = useLocale();
  const t = (id: string) => intl.formatMessage({ id: `join.${id}` });
  const placeMessages = usePlaceMessages();
  const { near, cohort, place, search } = useNearbySearch(data);
  const [isSearching, setIsSearching] = useState(false);
  const isSlow = useIsSlow(isSearching);
  const { text, onTextChange, reset } = usePlaceText(near);
  const field = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLSelectElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const privacy = useId();
  const path = localePath(locale, '/join');

  const getProblem = (resolved: typeof place, group: string | undefined) =>
    resolved?.kind === 'empty' && !group ? t('near.required') : getPlaceProblem(resolved, placeMessages);

  /** Searches, and moves focus to the answer, the question which place is meant, or the field with its error. */
  const submit = async (typed: string, chosen: string) => {
    setIsSearching(true);
    const resolved = await search(typed, chosen);
    setIsSearching(false);
    reset();
    const problem = getProblem(resolved, chosen);
    if (problem === undefined && resolved.kind !== 'ambiguous') {
      heading.current?.focus({ preventScroll: true });
      // Focus alone scrolls it to the nearer edge, and the answer would begin below the window.
      heading.current?.scrollIntoView();
    } else if (problem === undefined) answer.current?.focus();
    else {
      const guess = getPlaceGuesses(resolved, placeMessages)?.announcement;
      if (document.activeElement === field.current) announce([problem, guess].filter(Boolean).join(' '));
      else {
        field.current?.focus();
        if (guess !== undefined) announce(guess);
      }
    }
  };

  /** What a place that is offered does. */
  const choice = {
    place,
    createUrl: (text: string) =>
      `${path}?${new URLSearchParams({ near: text, ...(cohort && { cohort }) }).toString()}#${NEARBY_ANCHOR}`,
    onChoose: (_place: Place, text: string) => void submit(text, cohort ?? ''),
  };

  const found = place?.kind === 'place' ? place : undefined;
  return (
    <div id={NEARBY_ANCHOR} className={styles.form}>
      {isUnknown && <Notice tone="danger">{t('site.unknown')}</Notice>}
      <form
        className={styles.form}
        method="get"
        action={`${path}#${NEARBY_ANCHOR}`}
        onSubmit={(event) => {
          event.preventDefault();
          // The fields themselves: React learns after the press what was typed just before hydration.
          if (!isSearching) void submit(field.current?.value.trim() ?? '', group.current?.value ?? '');
        }}
      >
        <PlaceField
          error={getProblem(place, cohort)}
          ref={field}
          text={text}
          onTextChange={onTextChange}
          aria-describedby={privacy}
        />
        <Select
          key={`cohort ${cohort}`}
          label={placeMessages('cohort.label')}
          ref={group}
          name="cohort"
          defaultValue={cohort ?? ''}
          options={[
            { value: '', label: t('near.unsure') },
            ...COHORT_IDS.map((id) => ({ value: id, label: placeMessages(`cohort.${id}`) })),
          ]}
        />
        <div>
          <Button
            type="submit"
            // The next step is in the answer.
            variant={found ? 'secondary' : 'primary'}
            isPending={isSlow}
            pendingLabel={placeMessages('searching')}
          >
            {t('near.show')}
          </Button>
        </div>
        <PlaceGuess {...choice} />
        <PlacePrivacy id={privacy} />
      </form>
      <PlaceAnswer ref={answer} isUsed {...choice} />
      {found && <NearestStudySites place={found} cohort={cohort} data={data} headingRef={heading} />}
      {cohort && near === '' && <GroupStudySites cohort={cohort} data={data} headingRef={heading} />}
      <Disclosure summary={t('list.summary')} defaultOpen={isUnknown}>
        <StudySiteList data={data} cohort={cohort} />
      </Disclosure>
    </div>
  );
}
