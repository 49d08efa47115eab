import type { JourneyVersion } from '@longcovid/content';
import { Disclosure } from '@longcovid/ui/disclosure';
import { Timeline } from '@longcovid/ui/timeline';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import { Prose } from '../../shell/Prose.tsx';
import { versionAnchor } from './answers.ts';
import * as styles from './Journey.css.ts';

type Props = {
  version: JourneyVersion;
  /** The focusable heading. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
};

/** One version of the journey: a summary, then its parts, each a timeline with expandable steps. */
export function VersionSection({ version, headingRef }: Props) {
  const { title, intro, parts } = version;
  const id = versionAnchor(version.id);
  const intl = useIntl();
  return (
    <section aria-labelledby={id} className={styles.version}>
      <h3 id={id} ref={headingRef} tabIndex={-1} className={styles.heading}>
        {title}
      </h3>
      <p>{intro}</p>
      {parts.map((part) => (
        <div key={part.id} className={styles.part}>
          <h4>{part.title}</h4>
          <Timeline
            label={intl.formatMessage({ id: 'journey.partOf' }, { part: part.title, version: title })}
            headingLevel={5}
            events={part.blocks.map((block) => ({
              id: `${id}-${block.id}`,
              title: block.title,
              content: block.circles.map((circle) => (
                <Disclosure key={circle.id} id={`${id}-${circle.id}`} summary={circle.title} headingLevel={6}>
                  <Prose blocks={circle.content} />
                </Disclosure>
              )),
            }))}
          />
        </div>
      ))}
    </section>
  );
}
