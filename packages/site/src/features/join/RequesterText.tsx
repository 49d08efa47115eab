import type { ReactNode } from 'react';

import { asker, type Asker } from './Join.css.ts';

/** Text in versions by who asks. Who has no version of their own gets the plain one. */
export type TextByAsker = { plain: ReactNode } & Partial<Record<Asker, ReactNode>>;

const ASKERS = Object.keys(asker) as Asker[];

/** The version for the person who asks, as the form's choices tell it. All are in the HTML; styles show one. */
export function AskerText({ text }: { text: TextByAsker }) {
  return ASKERS.map((each) => (
    <span key={each} className={asker[each]}>
      {text[each] ?? text.plain}
    </span>
  ));
}
