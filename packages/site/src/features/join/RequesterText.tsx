import type { ReactNode } from 'react';

import { requester, type Requester } from './Join.css.ts';

/** Text in versions by who asks. Who has no version of their own gets the plain one. */
export type TextByRequester = { plain: ReactNode } & Partial<Record<Requester, ReactNode>>;

const ASKERS = Object.keys(requester) as Requester[];

/** The version for the person who asks, as the form's choices tell it. All are in the HTML; styles show one. */
export function RequesterText({ text }: { text: TextByRequester }) {
  return ASKERS.map((each) => (
    <span key={each} className={requester[each]}>
      {text[each] ?? text.plain}
    </span>
  ));
}
