'use client';
import type { ComponentProps, MouseEvent } from 'react';
import type { Label } from '../field/index.ts';
import * as styles from './Button.css.ts';

type NativeButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'className' | 'style' | 'disabled' | 'aria-disabled' | 'aria-busy' | 'role'
>;

export type ButtonProps = NativeButtonProps & {
  /** Names the button by what it does, e.g. 'Send my request'. */
  children: Label;
  /** primary: the one main action of a view · secondary: any other. Default 'secondary'. */
  variant?: 'primary' | 'secondary' | undefined;
} & (
    | {
        /**
         * True while the action is under way. The button keeps its focus and its name, and further presses
         * do nothing.
         */
        pending: boolean;
        /** Seen beside the button and announced politely while pending, e.g. 'Sending your request…'. */
        pendingLabel: Label;
      }
    | { pending?: undefined; pendingLabel?: undefined }
  );

/**
 * A native button. It has no disabled state: a button that cannot work yet should say why when pressed.
 * Props of the native element pass through, except those that would change how it looks or is announced.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    pending,
    pendingLabel,
    children,
    onClick,
    type = 'button',
    ...native
  } = props;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      onClick?.(event);
    }
  };
  return (
    <>
      <button
        {...native}
        type={type}
        data-component="button"
        data-variant={variant}
        className={styles.button[variant]}
        aria-disabled={pending || undefined}
        onClick={press}
      >
        {children}
      </button>
      {pendingLabel !== undefined && (
        <span role="status" data-part="status" className={styles.status}>
          {pending ? pendingLabel : null}
        </span>
      )}
    </>
  );
}
