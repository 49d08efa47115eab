import type { Journey } from '@longcovid/content';
import { announce } from '@longcovid/ui/announcer';
import { Button } from '@longcovid/ui/button';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { loadPart } from '../../../errors/load-part.ts';
import { useShell } from '../../../shell/shell-data.ts';
import type { Answers } from '../answers.ts';
import * as styles from './Dates.css.ts';
import type * as Form from './DatesForm.tsx';

/** The id of the section, to which other pages lead. */
const SECTION_ID = 'my-visits';
const HEADING_ID = `${SECTION_ID}-heading`;

type Loaded = 'no' | 'pending' | 'failed' | typeof Form;

/** The visitor's own dates. Its form is fetched at a press, or for a link that leads here. */
export function MyDates({ journey, answers }: { journey: Journey; answers: Answers }) {
  const intl = useIntl();
  const { phone } = useShell().programme;
  const { hash } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>('no');
  const section = useRef<HTMLElement>(null);
  const t = (id: string) => intl.formatMessage({ id: `journey.dates.${id}` }, { phone: phone.display });

  const open = async () => {
    setLoaded('pending');
    try {
      setLoaded(await loadPart(() => import('./DatesForm.tsx')));
    } catch {
      setLoaded('failed');
      announce(t('failed'));
    }
  };
  const openForLink = useEffectEvent(() => {
    if (loaded === 'no') void open();
  });
  useEffect(() => {
    if (hash === `#${SECTION_ID}`) openForLink();
  }, [hash]);
  const isShown = typeof loaded === 'object';
  useLayoutEffect(() => {
    // Focus was on the button, which is gone. Before the next frame, so that no key is lost either.
    if (isShown && document.activeElement === document.body) section.current?.querySelector('input')?.focus();
  }, [isShown]);

  return (
    <section ref={section} id={SECTION_ID} aria-labelledby={HEADING_ID} className={styles.root}>
      <h3 id={HEADING_ID}>{t('heading')}</h3>
      <p>{t('intro')}</p>
      {isShown ? (
        <loaded.DatesForm journey={journey} answers={answers} phone={phone.display} />
      ) : (
        <div data-script-only className={styles.scriptOnly}>
          <Button isPending={loaded === 'pending'} pendingLabel={t('opening')} onClick={() => void open()}>
            {t('open')}
          </Button>
          {loaded === 'failed' && <p>{t('failed')}</p>}
        </div>
      )}
    </section>
  );
}
