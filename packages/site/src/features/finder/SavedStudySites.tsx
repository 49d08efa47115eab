import type { Locale } from '@longcovid/content';
import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { Link } from '@longcovid/ui/link';
import { ResultList, type ResultListActions, ResultListItem } from '@longcovid/ui/result-list';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { loadPart } from '../../errors/load-part.ts';
import { loadMessages, type Messages } from '../../i18n/load-messages.ts';
import { MessagesProvider } from '../../i18n/MessagesProvider.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { AskLink } from './AskLink.tsx';
import type { FinderData } from './finder-data.ts';
import type { FinderMessages } from './finder-messages.ts';
import { formatTown, getStatuses } from './result-items.tsx';
import { removeSaved, resetSaved, turnOffSaving, useSaved } from './saved-study-sites.ts';
import { SAVED } from './finder-url.ts';
import * as styles from './Finder.css.ts';

type Props = { data: FinderData; messages: FinderMessages };

const loading = new Map<Locale, Promise<Messages>>();

/** The same promise for the same language, as `use` needs it. */
function loadSavedMessages(locale: Locale): Promise<Messages> {
  const messages = loading.get(locale) ?? loadPart(() => loadMessages(locale, ['study-sites']));
  loading.set(locale, messages);
  return messages;
}

/** The study sites that are saved on this device, to compare, to print as a card, and to remove. Suspends. */
export function SavedStudySites(props: Props) {
  const locale = useLocale();
  return (
    <MessagesProvider locale={locale} messages={use(loadSavedMessages(locale))}>
      <SavedList {...props} />
    </MessagesProvider>
  );
}

function SavedList({ data, messages }: Props) {
  const { t } = messages;
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `saved.${id}` });
  const { pathname } = useLocation();
  const saved = useSaved();
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const list = useRef<ResultListActions>(null);
  if (!saved) return null;
  const studySites = saved.ids.flatMap(
    (id) => data.studySites.find((studySite) => studySite.id === id) ?? [],
  );
  /** What was pressed is gone afterwards: focus stays in the block, whose heading is read. */
  const change = (apply: () => boolean, message: string) => {
    const isDone = apply();
    setHasFailed(!isDone);
    announce(isDone ? message : t('saved.failed'));
    list.current?.focusHeading();
  };
  const { phone, hours } = data.contact;
  /** Prints the block alone, with the URL of the page. */
  const printSaved = () => {
    const { dataset } = document.documentElement;
    flushSync(() => setIsPrinting(true));
    dataset.printing = '';
    addEventListener(
      'afterprint',
      () => {
        delete dataset.printing;
        setIsPrinting(false);
      },
      { once: true },
    );
    print();
  };
  const url = location.origin + pathname;
  return (
    <section id={SAVED} className={styles.none} aria-label={text('heading')}>
      <ResultList
        actionsRef={list}
        headingLevel={3}
        heading={text('heading')}
        summary={hasFailed ? <span className={styles.failed}>{t('saved.failed')}</span> : undefined}
        emptyContent={
          saved.isOff ? (
            <>
              <p>{text('off')}</p>
              <div className={styles.placeForm}>
                <Button onClick={() => change(resetSaved, t('saved.on'))}>{t('saved.turnOn')}</Button>
              </div>
            </>
          ) : (
            <p>{text('none')}</p>
          )
        }
      >
        {studySites.map((studySite) => (
          <ResultListItem
            key={studySite.id}
            className={styles.result}
            title={studySite.name}
            description={formatTown(studySite)}
            statuses={getStatuses(studySite, messages)}
            actions={
              <>
                <Button onClick={() => change(() => removeSaved(studySite.id), t('saved.removed'))}>
                  {text('remove')}
                  <VisuallyHidden> {studySite.name}</VisuallyHidden>
                </Button>
                {studySite.cohorts.some(({ status }) => status === 'open') && (
                  <AskLink {...{ studySite, messages }} />
                )}
              </>
            }
          />
        ))}
      </ResultList>
      {studySites.length > 0 && (
        <>
          <p>
            {intl.formatMessage(
              { id: 'saved.call' },
              { phone: <Link href={phone.href}>{phone.display}</Link>, hours },
            )}
          </p>
          {isPrinting && <p>{url}</p>}
          <div className={styles.placeForm}>
            <Button onClick={printSaved}>{text('print')}</Button>
            <Button onClick={() => change(resetSaved, text('allRemoved'))}>{text('removeAll')}</Button>
          </div>
          <div className={styles.form}>
            <p>{text('where')}</p>
            <p>{text('shared')}</p>
            <div>
              <Button onClick={() => change(turnOffSaving, text('off'))}>{text('turnOff')}</Button>
            </div>
          </div>
        </>
      )}
    </section>
  );
}
