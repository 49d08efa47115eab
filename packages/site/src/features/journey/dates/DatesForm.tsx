import { getLocalTimeZone, today } from '@internationalized/date';
import type { Journey } from '@longcovid/content';
import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { DatePicker } from '@longcovid/ui/date-picker';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { saveFile } from '../../save-file.ts';
import { findParts, type Answers } from '../answers.ts';
import * as styles from './Dates.css.ts';
import { markStates, scheduleFrom, type DatedStep } from './schedule.ts';

/** Nobody could join before the year of the first cases. */
const FIRST_YEAR = '2020';

type Props = {
  journey: Journey;
  answers: Answers;
  phone: string;
};

/** Asks for the day from which the steps are counted, and lists their dates. The day stays in the page. */
export function DatesForm({ journey, answers, phone }: Props) {
  const intl = useIntl();
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `journey.dates.${id}` }, values);
  const [start, setStart] = useState<string>();
  const listId = useId();
  const now = today(getLocalTimeZone());

  const formatDay = (day: string) => intl.formatDate(`${day}T00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  const format = ({ first, last }: DatedStep) =>
    last === null ? formatDay(first) : t('window', { first: formatDay(first), last: formatDay(last) });
  const steps =
    start === undefined ? [] : markStates(scheduleFrom(start, findParts(journey, answers)), now.toString());
  const ahead = steps.filter(({ state }) => state !== 'over');
  const [next] = ahead;

  const change = (date: string | undefined) => {
    setStart(date);
    if (date === undefined || date === start) return;
    const dated = markStates(scheduleFrom(date, findParts(journey, answers)), now.toString());
    const first = dated.find(({ state }) => state === 'next');
    announce(
      first ? t('shown', { count: dated.length, title: first.title, date: format(first) }) : t('allOver'),
    );
  };
  const save = async () => {
    const { createCalendarFile } = await import('./calendar-file.ts');
    const file = createCalendarFile(ahead, {
      name: t('heading'),
      description: t('event', { phone }),
      location: t('place'),
    });
    saveFile(new Blob([file], { type: 'text/calendar' }), 'my-visits.ics');
    announce(t('saved'));
  };
  const print = () => {
    const { dataset } = document.documentElement;
    dataset.print = 'my-visits';
    addEventListener('afterprint', () => delete dataset.print, { once: true });
    window.print();
  };

  return (
    <>
      <div className={styles.form}>
        <DatePicker
          legend={journey.start}
          name="start"
          hint={t('hint')}
          min={FIRST_YEAR}
          max={now.add({ years: 1 }).toString()}
          onValueChange={(_texts, { date }) => change(date)}
        />
      </div>
      {start !== undefined && (
        <>
          <h4 id={listId}>{t('list', { date: formatDay(start) })}</h4>
          <p>{next ? t('about', { phone }) : t('allOver')}</p>
          <ol aria-labelledby={listId} className={styles.list}>
            {steps.map((step) => (
              <li key={step.id} data-state={step.state} className={styles.item}>
                <div>{format(step)}</div>
                {step.state === 'next' ? (
                  <strong>{t('marked', { title: step.title, state: t('next') })}</strong>
                ) : (
                  <span>
                    {step.state === 'over'
                      ? t('marked', { title: step.title, state: t('over') })
                      : step.title}
                  </span>
                )}
              </li>
            ))}
          </ol>
          <div className={styles.tools}>
            {next && <Button onClick={() => void save()}>{t('save')}</Button>}
            <Button onClick={print}>{t('print')}</Button>
          </div>
        </>
      )}
    </>
  );
}
