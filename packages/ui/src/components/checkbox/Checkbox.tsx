'use client';
import { CheckField, type CheckFieldProps } from '../field/CheckField.tsx';
import { hint, row, text } from '../field/FieldChoice.css.ts';
import { box } from './Checkbox.css.ts';

/** A native checkbox with a label: takes the attributes of `input` too. */
export type CheckboxProps = CheckFieldProps;

const appearance = { component: 'checkbox', part: 'box', styles: { row, control: box, text, hint } };

/** One yes-or-no answer: a native checkbox with its label beside it, its hint and its error. */
export const Checkbox = (props: CheckboxProps) => <CheckField {...props} appearance={appearance} />;
