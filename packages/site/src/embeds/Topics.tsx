import { Disclosure } from '@longcovid/ui/disclosure';
import { VisuallyHidden } from '@longcovid/ui/visually-hidden';
import { useIntl } from 'react-intl';

import { Scene } from '../pictures/Scene.tsx';
import { facts as factList } from '../shell/facts.css.ts';
import { Prose } from '../shell/Prose.tsx';
import * as styles from './Article.css.ts';
import { ReadingTime } from './ReadingTime.tsx';
import { Sample } from './EnrollmentProgress.tsx';
import * as lists from './Lists.css.ts';
import type { Topic, View } from './embed-views.ts';

/** Tests and stories: what each is about at a glance, the rest behind a disclosure. */
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

function TopicCard({ id, title, isSample, scene, info, facts, intro, minutes, readLabel, body }: Topic) {
  const t = useIntl().formatMessage;
  return (
    <>
      {scene && <Scene file={scene} isThumbnail />}
      <h3 className={styles.cardHeading}>{title}</h3>
      {isSample && (
        <p className={styles.details}>
          <Sample />
        </p>
      )}
      {facts && (
        <dl className={`${factList} ${lists.facts}`}>
          {Object.entries(facts).map(([name, detail]) => (
            <div key={name}>
              <dt>{t({ id: `article.test.${name}` })}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
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
        <Disclosure
          id={id}
          summary={
            readLabel ?? (
              <>
                {t({ id: 'article.test.read' })}
                <VisuallyHidden>{title}</VisuallyHidden>
              </>
            )
          }
        >
          <Prose blocks={body} />
        </Disclosure>
      )}
    </>
  );
}
