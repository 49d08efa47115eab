import { Link } from '@longcovid/ui/link';

import { wide } from './layout.css.ts';
import * as styles from './Root.css.ts';
import { useShell } from './shell-data.ts';

/** Above the header while the programme is a demonstration: what is not real, and the page that explains it. */
export function DemonstrationBand() {
  const { demonstration, demonstrationNotice } = useShell().programme;
  if (!demonstration) return null;
  const { band, about } = demonstrationNotice;
  return (
    <aside className={styles.band}>
      <div className={wide}>
        {band} <Link href={about.href}>{about.label}</Link>
      </div>
    </aside>
  );
}
