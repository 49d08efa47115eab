'use client';
import { useActionState } from 'react';
import { sendVisit } from './actions';
import { VisitForm } from './VisitForm';

export function SendVisit() {
  const [{ failure, typed }, action] = useActionState(sendVisit, {});
  return <VisitForm locale="es-US" action={action} serverErrors={failure} typed={typed} />;
}
