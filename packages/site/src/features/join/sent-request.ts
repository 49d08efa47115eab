import type { Cohort } from '@longcovid/content';
import { CONTACT_METHODS, type JoinRequest } from '@longcovid/content/forms';
import type { IntlShape } from 'react-intl';

import type { JoinStudySite } from './join-data.ts';
import { getFullName } from './study-site-groups.ts';

/** A part of a request as the confirmation shows it: 'Group', 'Adults'. */
export type SentFact = { term: string; detail: string };

/** By reference. In memory only: gone with the document, and once the confirmation has been left. */
const sent = new Map<string, readonly SentFact[]>();

export const keepSent = (reference: string, facts: readonly SentFact[]): void =>
  void sent.set(reference, facts);

export const readSent = (reference: string): readonly SentFact[] | undefined => sent.get(reference);

export const dropSent = (reference: string): void => void sent.delete(reference);

/** What a visitor sent, in the language and order of the form. */
export function describeRequest(
  intl: IntlShape,
  { cohort, firstName, lastName, contactMethods }: JoinRequest,
  studySite: JoinStudySite,
  cohorts: readonly Cohort[],
): SentFact[] {
  const t = (id: string) => intl.formatMessage({ id: `join.${id}` });
  return [
    { term: t('site.chosen'), detail: getFullName(studySite) },
    { term: t('sent.group'), detail: cohorts.find(({ id }) => id === cohort)?.name ?? cohort },
    { term: t('sent.name'), detail: `${firstName} ${lastName}` },
    ...CONTACT_METHODS.flatMap((method) => {
      const detail = contactMethods[method];
      return detail === undefined ? [] : [{ term: t(`contact.${method}`), detail }];
    }),
  ];
}
