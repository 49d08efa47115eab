import type { Section } from '@longcovid/content/load';
import { Link } from '@longcovid/ui/link';

import * as styles from './Home.css.ts';
import type { Way } from './loader.ts';
import { PlainSection } from './PlainSection.tsx';

/** What else a visitor can do, on other websites. */
export function TakePart({ section, ways }: { section: Section; ways: Way[] }) {
  return (
    <PlainSection section={section}>
      <ul className={styles.tiles}>
        {ways.map(({ id, title, text, label, href }) => (
          <li key={id}>
            <h3 className={styles.cardHeading}>{title}</h3>
            <p>
              {text} <Link href={href}>{label}</Link>
            </p>
          </li>
        ))}
      </ul>
    </PlainSection>
  );
}
