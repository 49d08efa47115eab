'use client';
import { useActionState } from 'react';
import type { Answer } from './actions';
import type { Locale } from './check-visit';
import { VisitForm } from './VisitForm';

const empty: Answer = {};

type Props = { locale: Locale; send: (last: Answer, data: FormData) => Promise<Answer> };

export function SendVisit({ locale, send }: Props) {
  const [{ failure, typed }, action] = useActionState(send, empty);
  return <VisitForm locale={locale} action={action} serverErrors={failure} typed={typed} />;
}
