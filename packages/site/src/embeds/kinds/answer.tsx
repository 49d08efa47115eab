import { Disclosure } from '@longcovid/ui/disclosure';
import { Link } from '@longcovid/ui/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { Prose } from '../../shell/Prose.tsx';
import { note } from '../Article.css.ts';
import { CalendarDate } from '../CalendarDate.tsx';
import type { Resolve } from '../embed-context.ts';
import type { View as AnyView } from '../embed-views.ts';

export const resolve: Resolve<'answer'> = ({ id }, { loadRecord, getCohortName }) => {
  const { groups, question, answer, body, source, checked, ask, say } = loadRecord('answers', id);
  return {
    view: 'answer',
    id,
    groups: groups.map(getCohortName),
    question,
    answer,
    body,
    source,
    checked,
    ask,
    say,
    isFolded: false,
  };
};

const b = (label: ReactNode[]) => <strong>{label}</strong>;

/** The question as a heading with its anchor, the answer, more of it, whom to ask, and the source; on a long page closed. */
export function View(data: Extract<AnyView, { view: 'answer' }>) {
  const t = useIntl().formatMessage;
  const { id, groups, question, answer, body, source, checked, ask, say, isFolded } = data;
  const all = (
    <>
      {groups.length > 0 && <p className={note}>{groups.join(' · ')}</p>}
      <p>{answer}</p>
      <Prose blocks={body} />
      {ask !== null && <p>{t({ id: 'answers.ask' }, { ask, b })}</p>}
      {say !== null && <p>{t({ id: 'answers.say' }, { say, b })}</p>}
      <p className={note}>
        {t({ id: 'answers.source' })} <Link href={source.url}>{source.title}</Link>
        {checked !== null && (
          <>
            {' · '}
            {t({ id: 'answers.checked' })} <CalendarDate date={checked} />
          </>
        )}
      </p>
    </>
  );
  return isFolded ? (
    <Disclosure id={id} summary={question} headingLevel={3}>
      {all}
    </Disclosure>
  ) : (
    <>
      <h3 id={id}>{question}</h3>
      {all}
    </>
  );
}
