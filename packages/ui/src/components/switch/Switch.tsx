'use client';
import { CheckField, type CheckFieldProps } from '../field/CheckField.tsx';
import { hint, row, text, track } from './Switch.css.ts';

/** A native checkbox with the role of a switch, and a label that stays the same on and off. */
export type SwitchProps = CheckFieldProps & {
  /** A setting is always on or off, so it cannot be required. */
  isRequired?: undefined;
};

const appearance = {
  component: 'switch',
  part: 'track',
  role: 'switch',
  styles: { row, control: track, text, hint },
} as const;

/** A setting that is on or off: a native checkbox with the role of a switch. A consent is a Checkbox. */
export const Switch = (props: SwitchProps) => <CheckField {...props} appearance={appearance} />;
