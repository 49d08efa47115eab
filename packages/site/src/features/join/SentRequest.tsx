import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';

import { facts as factList } from '../../shell/facts.css.ts';
import { dropSent, readSent } from './sent-request.ts';

/** What was sent, for a visitor who sent it with script; shown once. */
export function SentRequest({ reference }: { reference: string }) {
  const intl = useIntl();
  const [facts] = useState(() => readSent(reference));
  useEffect(() => () => dropSent(reference), [reference]);
  if (!facts) return null;
  return (
    <>
      <h2>{intl.formatMessage({ id: 'join.sent.what' })}</h2>
      <dl className={factList}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      <p>{intl.formatMessage({ id: 'join.sent.once' })}</p>
    </>
  );
}
