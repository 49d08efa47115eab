import { Button } from '@longcovid/ui/button';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import { RadioGroup, type RadioGroupActions } from '@longcovid/ui/radio-group';
import { COVID_CONDITIONS, type CovidCondition } from '@longcovid/content';
import {
  AGE_BANDS,
  formatSearch,
  suggestGroups,
  type AgeBand,
  type SearchFilters,
} from '@longcovid/content/search';
import {
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { useLocale } from '../../i18n/useLocale.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { localePath } from '../../pages.ts';
import { formQuery } from './form-query.ts';
import { CAN_I_JOIN, FINDER_ANCHOR, UNSURE } from './finder-url.ts';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import * as placeStyles from '../place/Place.css.ts';
import * as styles from './Finder.css.ts';

type Answers = { age: AgeBand; wasPregnant: boolean; condition: CovidCondition | undefined };

/** Reads the answers from form fields or a URL; null without the required age. */
function readAnswers(query: URLSearchParams): Answers | null {
  const age = AGE_BANDS.find((band) => band === query.get('age'));
  if (!age) return null;
  return {
    age,
    wasPregnant: query.get('pregnant') === 'yes',
    condition: COVID_CONDITIONS.find((code) => String(code) === query.get('covid')),
  };
}

/** What other parts of the finder can do with the questions. */
export type CanIJoinActions = {
  /** Opens the questions and moves focus to them. */
  open: () => void;
};

type Props = { data: FinderData; messages: FinderMessages; onChoose: (filters: SearchFilters) => void };

/** Suggests a group by age, COVID and pregnancy, since people do not know the names of groups. */
export function CanIJoin({
  actionsRef,
  data,
  messages,
  onChoose,
}: Props & { actionsRef: Ref<CanIJoinActions> }) {
  const { pathname } = useLocation();
  const { t } = messages;
  const [rendered] = useState(() => new URLSearchParams(data.rendered.search));
  const [answers, setAnswers] = useState(() => readAnswers(rendered));
  const [isMissing, setIsMissing] = useState(rendered.has('age') && !answers);
  // Without script “I am not sure” arrives with the filters.
  const [isOpen, setIsOpen] = useState(rendered.has('age') || rendered.get('cohort') === UNSURE);
  const questions = useRef<HTMLDetailsElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const age = useRef<RadioGroupActions>(null);

  useImperativeHandle(
    actionsRef,
    () => ({
      open: () => {
        flushSync(() => setIsOpen(true));
        questions.current?.querySelector('summary')?.focus();
        questions.current?.scrollIntoView();
      },
    }),
    [],
  );

  // No search changes the questions.
  const fields = useMemo(() => {
    const show = (form: HTMLFormElement) => {
      const next = readAnswers(formQuery(form));
      flushSync(() => {
        setAnswers(next);
        setIsMissing(!next);
      });
      if (next) answer.current?.focus();
      else age.current?.focus();
    };
    return (
      <form
        className={styles.form}
        method="get"
        action={`${pathname}#${FINDER_ANCHOR}`}
        onSubmit={(event) => {
          event.preventDefault();
          show(event.currentTarget);
        }}
      >
        <RadioGroup
          actionsRef={age}
          legend={t('canIJoin.age')}
          name="age"
          isRequired
          defaultValue={answers?.age}
          error={isMissing ? t('canIJoin.required') : undefined}
          options={AGE_BANDS.map((band) => ({ value: band, label: t(`canIJoin.age.${band}`) }))}
        />
        <RadioGroup
          legend={t('canIJoin.covid')}
          name="covid"
          defaultValue={answers?.condition ? String(answers.condition) : undefined}
          options={[
            ...COVID_CONDITIONS.map((code) => ({
              value: String(code),
              label: t(`canIJoin.covid.${code}`),
            })),
            { value: 'unknown', label: t('canIJoin.covid.unknown') },
          ]}
        />
        <RadioGroup
          legend={t('canIJoin.pregnant')}
          name="pregnant"
          defaultValue={answers?.wasPregnant ? 'yes' : undefined}
          options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`canIJoin.${value}`) }))}
        />
        <div>
          <Button type="submit">{t('canIJoin.show')}</Button>
        </div>
      </form>
    );
  }, [answers, isMissing, pathname, t]);

  return (
    <Disclosure
      id={CAN_I_JOIN}
      ref={questions}
      summary={t('canIJoin.summary')}
      headingLevel={3}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    >
      {fields}
      <div ref={answer} tabIndex={-1}>
        {answers && <Groups answers={answers} data={data} messages={messages} onChoose={onChoose} />}
      </div>
    </Disclosure>
  );
}

function Groups({ answers, data, messages, onChoose }: Props & { answers: Answers }) {
  const { pathname } = useLocation();
  const { t, groupName, groupStatus } = messages;
  const groups = suggestGroups(answers.age, answers.wasPregnant, answers.condition);
  const createFilters = (cohort: (typeof groups)[number]): SearchFilters => ({
    cohort,
    // For a person who died, there is no question about the time of COVID.
    ...(cohort !== 'autopsy' && answers.condition && { condition: answers.condition }),
  });
  return (
    <>
      {answers.age === 'deceased' && <Condolence phone={data.contact.phone} />}
      <h4>{t('canIJoin.result', { count: groups.length })}</h4>
      {groups.length === 0 && <p>{t('canIJoin.none')}</p>}
      <ul className={placeStyles.choices}>
        {groups.map((group) => (
          <li key={group}>
            <p>{groupStatus(group, data.open.includes(group) ? 'open' : 'full')}</p>
            <GroupLink
              href={`${pathname}?${formatSearch(createFilters(group)).toString()}#${FINDER_ANCHOR}`}
              onChoose={() => onChoose(createFilters(group))}
            >
              {t('canIJoin.resultLink', { group: groupName(group) })}
            </GroupLink>
          </li>
        ))}
      </ul>
      {groups.length > 0 && <p>{t('canIJoin.staff')}</p>}
    </>
  );
}

/** First for a family: that we are sorry, and a person to call. */
export function Condolence({ phone }: Pick<FinderData['contact'], 'phone'>) {
  const intl = useIntl();
  const locale = useLocale();
  const linkTo = (href: string) => (text: ReactNode[]) => <Link href={href}>{text}</Link>;
  return (
    <p>
      {intl.formatMessage(
        { id: 'finder.canIJoin.sorry' },
        {
          phone: phone.display,
          link: linkTo(phone.href),
          page: linkTo(localePath(locale, '/after-a-death')),
        },
      )}
    </p>
  );
}

/** A shareable link; a plain click searches in this page. */
function GroupLink({ href, onChoose, children }: { href: string; onChoose: () => void; children: string }) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <Link href={href} onClick={follow}>
      {children}
    </Link>
  );
}
