import type { ReactNode } from 'react';
import { useDuplicateIdCheck } from '../../internal/useDuplicateIdCheck.ts';
import { getComponentName, warnEmptyName } from '../../internal/warn-empty-name.ts';
import { warnUnknownMessages } from '../../internal/warn-unknown-messages.ts';
import { fieldMessages } from './Field.messages.ts';
import type { FieldTextProps } from './field-props.ts';

/**
 * Warns a developer of a field without a name, with an id that another element has, or with unknown messages. A
 * production build drops it.
 *
 * @param component the field's value of `data-component`.
 * @param prop the prop that names it, and what it was given.
 */
export function useFieldCheck(
  component: string,
  id: string,
  prop: 'label' | 'legend',
  name: ReactNode,
  messages: FieldTextProps['messages'],
): void {
  warnEmptyName(component, prop, name);
  warnUnknownMessages(getComponentName(component), messages, fieldMessages.en);
  useDuplicateIdCheck(getComponentName(component), [id]);
}
