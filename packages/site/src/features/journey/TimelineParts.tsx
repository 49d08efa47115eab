import type { Journey } from '@longcovid/content';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Timeline } from '@longcovid/ui/timeline';
import { useIntl } from 'react-intl';

import { Prose } from '../../shell/Prose.tsx';
import { findParts, toStepId, type Answers } from './answers.ts';
import * as styles from './Journey.css.ts';
import { useJourneyMessages } from './journey-messages.ts';

type Props = {
  journey: Journey;
  answers: Answers;
  /** Heading of the timeline, for the names of its lists. */
  heading: string;
  /** Ids of the steps that are open. */
  openSteps: ReadonlySet<string>;
  onStepOpenChange: (id: string, isOpen: boolean) => void;
};

/** The parts for the answers, each a timeline with expandable steps; what only some people have names its answer. */
export function TimelineParts({ journey, answers, heading, openSteps, onStepOpenChange }: Props) {
  const intl = useIntl();
  const { onlyWith, only } = useJourneyMessages(journey);
  return findParts(journey, answers).map((part) => (
    <div key={part.id} className={styles.part}>
      <h4>{part.title}</h4>
      {part.only && (
        <p className={styles.only}>
          <strong>{only}</strong> {onlyWith(part.only, answers)}
        </p>
      )}
      <Timeline
        label={intl.formatMessage({ id: 'journey.partOf' }, { part: part.title, version: heading })}
        headingLevel={5}
        messages={{ change: only }}
        events={part.blocks.map((block) => ({
          id: toStepId(block.id),
          title: block.title,
          when: block.scale,
          change: block.only && onlyWith(block.only, answers),
          content: block.steps.map((step) => {
            const id = toStepId(step.id);
            return (
              <Disclosure
                key={id}
                id={id}
                summary={step.title}
                headingLevel={6}
                isOpen={openSteps.has(id)}
                onOpenChange={(isOpen) => onStepOpenChange(id, isOpen)}
              >
                {step.only && (
                  <p className={styles.only}>
                    <strong>{only}</strong> {onlyWith(step.only, answers)}
                  </p>
                )}
                <Prose blocks={step.content} />
              </Disclosure>
            );
          }),
        }))}
      />
    </div>
  ));
}
