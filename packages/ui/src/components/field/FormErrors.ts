import { createContext, useContext, useId } from 'react';
import type { Label } from './field-props.ts';

/** Errors of the form around a field: the message of each field, by the id of its control or group. */
export const FormErrors = createContext<ReadonlyMap<string, Label>>(new Map());

/** The id of the form around a field: the prefix of the field's id. */
export const FormId = createContext<string | undefined>(undefined);

/** The id of a field in a form. The form knows it before the field is rendered: its list of errors links to it. */
export const fieldIdIn = (formId: string, name: string) => `${formId}-${name}`;

/** The id of a field: its `id` prop, otherwise one that is unique on the page. */
export function useFieldId(name: string, given: string | undefined): string {
  const ownId = useId();
  const formId = useContext(FormId);
  return given ?? (formId === undefined ? ownId : fieldIdIn(formId, name));
}

/** The error of a field: its own, otherwise the one that the form around it has for its control. */
export function useFieldError(id: string, own: Label | undefined): Label | undefined {
  const fromForm = useContext(FormErrors).get(id);
  return own ?? fromForm;
}
