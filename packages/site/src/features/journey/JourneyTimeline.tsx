import type { Journey } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import { useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { isPlainClick } from '../../navigation/plain-click.ts';
import { useOpenIds } from '../useOpenIds.ts';
import { findParts, findVersion, TIMELINE_ANCHOR, toStepId, type Answers } from './answers.ts';
import { MyDates } from './dates/MyDates.tsx';
import * as styles from './Journey.css.ts';
import { useJourneyMessages } from './journey-messages.ts';
import { Questions } from './Questions.tsx';
import { TimelineParts } from './TimelineParts.tsx';
import { TimelineTools } from './TimelineTools.tsx';
import { useAnswers } from './useAnswers.ts';

const HEADING_ID = 'shown-timeline';

/** Questions, and one timeline: every step before the first answer and before script, then those of the answers. */
export function JourneyTimeline({ journey }: { journey: Journey }) {
  const messages = useJourneyMessages(journey);
  const { pathname } = useLocation();
  const { answers, formKey, answer, clear } = useAnswers(journey);
  const { ids: openSteps, setOpen: setStepOpen, setIds: setOpenSteps } = useOpenIds();
  const summary = useRef<HTMLParagraphElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const version = findVersion(journey, answers);
  const title = version?.title ?? messages.whole;

  const setAllOpen = (areOpen: boolean) => {
    const steps = findParts(journey, answers).flatMap(({ blocks }) => blocks.flatMap((block) => block.steps));
    setOpenSteps(new Set(areOpen ? steps.map(({ id }) => toStepId(id)) : []));
  };

  const show = async (next: Answers) => {
    await answer(next);
    // Focus announces the visitor's own timeline by its heading, or what is still to answer.
    (findVersion(journey, next) ? heading : summary).current?.focus();
  };
  const showAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void clear().then(() => summary.current?.focus());
  };

  return (
    <>
      <Questions
        journey={journey}
        answers={answers}
        formKey={formKey}
        getAnnouncement={messages.announcement}
        onAnswer={answer}
        onShow={show}
      />
      <div className={styles.shown}>
        <p ref={summary} tabIndex={-1} className={styles.summary}>
          {messages.summary(answers)}
        </p>
        {Object.keys(answers).length > 0 && (
          <p>
            <Link href={`${pathname}#${TIMELINE_ANCHOR}`} onClick={showAll}>
              {messages.showAll}
            </Link>
          </p>
        )}
      </div>
      <TimelineTools onAllOpenChange={setAllOpen} />
      <section className={styles.version}>
        <h3 id={HEADING_ID} ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h3>
        {version && <p>{version.intro}</p>}
        <TimelineParts
          journey={journey}
          answers={answers}
          heading={title}
          openSteps={openSteps}
          onStepOpenChange={setStepOpen}
        />
      </section>
      <MyDates journey={journey} answers={answers} />
    </>
  );
}
