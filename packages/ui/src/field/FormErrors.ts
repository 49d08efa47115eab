import { createContext, useContext } from 'react';
import type { Label } from './Label.ts';

/** What is wrong in the form around a field: the message of each field, by the id of its control. */
export const FormErrors = createContext<ReadonlyMap<string, Label>>(new Map());

/** The error of a field: its own, otherwise what the form around it says of its control. */
export function useErrorOf(id: string, own: Label | undefined): Label | undefined {
  const fromForm = useContext(FormErrors).get(id);
  return own ?? fromForm;
}
