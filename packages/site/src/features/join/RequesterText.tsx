import type { ReactNode } from 'react';

import { requester, type Requester } from './Join.css.ts';

/** Text per requester, with a default. */
export type TextByRequester = { plain: ReactNode } & Partial<Record<Requester, ReactNode>>;

const ASKERS = Object.keys(requester) as Requester[];

/** The version for the requester that the form's choices determine. All are in the HTML; CSS shows one. */
export function RequesterText({ text }: { text: TextByRequester }) {
  return ASKERS.map((each) => (
    <span key={each} className={requester[each]}>
      {text[each] ?? text.plain}
    </span>
  ));
}
