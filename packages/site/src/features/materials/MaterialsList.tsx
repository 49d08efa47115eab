import { Link } from '@longcovid/ui/link';

import type { MaterialCard } from '../../articles/views.ts';

/** The study materials, each with a page of its own. */
export function MaterialsList({ materials }: { materials: MaterialCard[] }) {
  return (
    <ul>
      {materials.map(({ id, title, summary, href }) => (
        <li key={id}>
          <Link href={href}>{title}</Link>. {summary}
        </li>
      ))}
    </ul>
  );
}
