import { Disclosure } from '@longcovid/ui/disclosure';

import { Scene } from '../pictures/Scene.tsx';
import { Prose } from '../shell/Prose.tsx';
import * as styles from './Article.css.ts';
import { Facts } from './CardText.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { Sample } from './EnrollmentProgress.tsx';
import * as lists from './Lists.css.ts';
import type { Topic, View } from './embed-views.ts';

/** Tests: each opens by its name, with what people ask first below it. */
export const Tests = ({ items }: Extract<View, { view: 'tests' }>) => (
  // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
  <ul role="list" className={lists.documents}>
    {items.map(({ id, title, isSample, facts, body }) => (
      <li key={id}>
        <Disclosure
          id={id}
          headingLevel={3}
          summary={
            <>
              {title}
              <br />
              <span className={lists.factLine}>
                <Facts facts={facts} />
              </span>
            </>
          }
        >
          {isSample && (
            <p className={styles.details}>
              <Sample />
            </p>
          )}
          <Prose blocks={body} />
        </Disclosure>
      </li>
    ))}
  </ul>
);

/** Stories: the beginning of each, and the rest behind a disclosure. */
export function Topics({ items }: Extract<View, { view: 'topics' }>) {
  return (
    // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
    <ul role="list" className={lists.tiles}>
      {items.map((topic) => (
        <li key={topic.id}>
          <TopicCard {...topic} />
        </li>
      ))}
    </ul>
  );
}

function TopicCard({ id, title, isSample, scene, info, intro, minutes, readLabel, body }: Topic) {
  return (
    <>
      {scene && <Scene file={scene} isThumbnail />}
      <h3 className={styles.cardHeading}>{title}</h3>
      {isSample && (
        <p className={styles.details}>
          <Sample />
        </p>
      )}
      {minutes && (
        <p className={styles.details}>
          {info}
          <br />
          <ReadingTime minutes={minutes} />
        </p>
      )}
      {intro && <p>{intro}</p>}
      {body.length > 0 && (
        <Disclosure id={id} summary={readLabel}>
          <Prose blocks={body} />
        </Disclosure>
      )}
    </>
  );
}
