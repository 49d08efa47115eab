import type { Journey } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import { useRef, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

import { isPlainClick } from '../../navigation/plain-click.ts';
import { fittingVersions, TIMELINE_ANCHOR, versionAnchor, type Answers } from './answers.ts';
import * as styles from './Journey.css.ts';
import { useJourneyMessages } from './journey-messages.ts';
import { Questions } from './Questions.tsx';
import { TimelineTools } from './TimelineTools.tsx';
import { useAnswers } from './useAnswers.ts';
import { VersionSection } from './VersionSection.tsx';

/** Questions, and the timelines that match the answers: all before the first answer and before script. */
export function JourneyTimeline({ journey }: { journey: Journey }) {
  const messages = useJourneyMessages(journey);
  const { pathname } = useLocation();
  const { answers, formKey, answer, clear } = useAnswers(journey);
  const timelines = useRef<HTMLDivElement>(null);
  const summary = useRef<HTMLParagraphElement>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const versions = fittingVersions(journey, answers);
  const isOne = versions.length === 1;

  /** Moves focus to the matching timeline, or to the text above several; focus announces it. */
  const focusShown = () => (ownHeading.current ?? summary.current)?.focus();
  const show = async (next: Answers) => {
    await answer(next);
    focusShown();
  };
  const showAll = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void clear().then(focusShown);
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
        {Object.keys(answers).length > 0 ? (
          <p>
            <Link href={`${pathname}#${TIMELINE_ANCHOR}`} onClick={showAll}>
              {messages.showAll}
            </Link>
          </p>
        ) : (
          <JumpList journey={journey} label={messages.jump} />
        )}
      </div>
      <TimelineTools timelines={timelines} />
      <div ref={timelines}>
        {versions.map((version) => (
          <VersionSection key={version.id} version={version} headingRef={isOne ? ownHeading : undefined} />
        ))}
      </div>
    </>
  );
}

/** Links to the timelines while all are shown. */
function JumpList({ journey, label }: { journey: Journey; label: string }) {
  return (
    <nav aria-label={label}>
      <ul>
        {journey.versions.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${versionAnchor(id)}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
