import { Card } from '@longcovid/ui/card';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';

import { CalendarDate } from '../../articles/CalendarDate.tsx';
import type { MaterialCard } from '../../articles/views.ts';
import * as styles from './Materials.css.ts';

type Props = {
  materials: readonly MaterialCard[];
  /** The heading, which can take focus. */
  headingRef: Ref<HTMLHeadingElement>;
  /** What can be done with the whole list, beside its heading. Default: nothing. */
  children?: ReactNode;
};

/** What fits the filters: how many, then a card for each that leads to its page; nothing is said in words. */
export function MaterialCards({ materials, headingRef, children }: Props) {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  return (
    <>
      <div className={styles.head}>
        <h3 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {say('materials.heading', { count: materials.length })}
        </h3>
        {children}
      </div>
      {materials.length === 0 && <p>{say('materials.empty')}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={styles.cards}>
        {materials.map(({ id, type, cohort, title, summary, date, href }) => (
          <li key={id}>
            <Card
              title={title}
              href={href}
              headingLevel={4}
              meta={
                <>
                  {[say(`material.type.${type}`), say(`material.cohort.${cohort}`), ''].join(' · ')}
                  <CalendarDate date={date} />
                </>
              }
            >
              <p>{summary}</p>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
