import { createContext, useContext, useId } from 'react';
import type { Label } from './Label.ts';

/** What is wrong in the form around a field: the message of each field, by the id of its control or group. */
export const FormErrors = createContext<ReadonlyMap<string, Label>>(new Map());

/** The id of the form around a field, which begins the id of the field. */
export const FormId = createContext<string | undefined>(undefined);

/** The id of a field in a form. The form knows it before the field is rendered: its list of errors links to it. */
export const fieldIdIn = (formId: string, name: string) => `${formId}-${name}`;

/** The id of a field: the one it was given, otherwise one that no other field on the page has. */
export function useFieldId(name: string, given: string | undefined): string {
  const ownId = useId();
  const formId = useContext(FormId);
  return given ?? (formId === undefined ? ownId : fieldIdIn(formId, name));
}

/** The error of a field: its own, otherwise what the form around it says of its control. */
export function useFieldError(id: string, own: Label | undefined): Label | undefined {
  const fromForm = useContext(FormErrors).get(id);
  return own ?? fromForm;
}
