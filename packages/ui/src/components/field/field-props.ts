import type { ReactNode, AriaAttributes, ComponentProps } from 'react';
import type { FieldRootProps } from '../../internal/root-props.ts';
import type { FieldMessages } from './Field.messages.ts';

/**
 * A visible name, as text or as markup (so that a name in another language can have its own `lang`).
 * Excludes undefined, null and booleans, so that a control cannot accidentally lack a name.
 */
export type Label = Exclude<ReactNode, null | undefined | boolean>;

/** Level of the heading that holds a label, when the label is also a heading of its page. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** Props that every field shares, whatever its control is. */
export type FieldTextProps = {
  /** What to enter, in one sentence, below the label. Part of the control's description. */
  hint?: Label | undefined;
  /** What is wrong and how to correct it. Use the same text in the error summary. */
  error?: Label | undefined;
  /** Marks the field with `*` and sets `aria-required`. Default false. */
  isRequired?: boolean | undefined;
  /** Disables the field and leaves it out of the form's data. Give the reason in the hint. Default false. */
  isDisabled?: boolean | undefined;
  /** Makes the label a heading too, for a page that asks one question. Default: no heading. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces the field's own messages. */
  messages?: Partial<FieldMessages> | undefined;
};

/** The details of a change of a field's value. */
export type FieldChange = {
  /**
   * input: a person changed it · hydration: changed before hydration, reported once after it · reset: a reset of the
   * form changed it.
   */
  reason: 'input' | 'hydration' | 'reset';
  /** The browser's event; undefined at hydration. */
  event: Event | undefined;
};

type OwnedByField =
  | keyof FieldTextProps
  | keyof FieldRootProps
  | 'id'
  | 'name'
  | 'ref'
  | 'type'
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'checked'
  | 'defaultChecked'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-invalid'
  | 'aria-required';

/** Attributes of the native control that the page may set: `onBlur`, `maxLength`, `aria-details` and the like. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea' | 'fieldset'> = Omit<
  ComponentProps<Tag>,
  OwnedByField
> & {
  /** The label names the control. */
  'aria-label'?: undefined;
  'aria-labelledby'?: undefined;
};

const FIELD_PROPS = [
  'label',
  'legend',
  'hint',
  'error',
  'isRequired',
  'isDisabled',
  'isReadOnly',
  'headingLevel',
  'messages',
  'className',
  'style',
  'aria-describedby',
] as const;
type FieldProp = (typeof FIELD_PROPS)[number];

/**
 * Separates what belongs to the field (its label, hint and error, the attributes of its root, and what describes it)
 * from what belongs to its control.
 */
export function splitFieldProps<Props extends FieldRootProps & Pick<AriaAttributes, 'aria-describedby'>>(
  props: Props,
): { field: Pick<Props, FieldProp & keyof Props>; control: Omit<Props, FieldProp | keyof FieldRootProps> } {
  const isOfField = ([name]: [string, unknown]) =>
    name.startsWith('data-') || (FIELD_PROPS as readonly string[]).includes(name);
  const entries = Object.entries(props);
  return {
    field: Object.fromEntries(entries.filter(isOfField)) as Pick<Props, FieldProp & keyof Props>,
    control: Object.fromEntries(entries.filter((entry) => !isOfField(entry))) as Omit<
      Props,
      FieldProp | keyof FieldRootProps
    >,
  };
}
