import { wide } from './layout.css.ts';
import * as styles from './Root.css.ts';
import { useShell } from './shell-data.ts';

/** Above the header while the programme is a demonstration: what on this site is not real. */
export function DemonstrationBand() {
  const { demonstration, demonstrationNotice } = useShell().programme;
  if (!demonstration) return null;
  return (
    <aside className={styles.band}>
      <div className={wide}>{demonstrationNotice.band}</div>
    </aside>
  );
}
