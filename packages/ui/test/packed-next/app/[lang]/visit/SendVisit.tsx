'use client';
import { useActionState } from 'react';
import { type Answer, sendVisit } from './actions';
import type { Locale } from './check-visit';
import { VisitForm } from './VisitForm';

const empty: Answer = {};

export function SendVisit({ locale }: { locale: Locale }) {
  const [{ failure, typed }, action] = useActionState(sendVisit.bind(null, locale), empty);
  return <VisitForm locale={locale} action={action} serverErrors={failure} typed={typed} />;
}
