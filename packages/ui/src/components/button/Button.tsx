'use client';
import type { ComponentProps, MouseEvent } from 'react';
import type { Label } from '../field/index.ts';
import { joinClassNames } from '../../internal/root-props.ts';
import { useNameCheck } from '../../internal/useNameCheck.ts';
import * as styles from './Button.css.ts';

type NativeButtonProps = Omit<
  ComponentProps<'button'>,
  'children' | 'disabled' | 'aria-disabled' | 'aria-busy' | 'role'
>;

export type ButtonProps = NativeButtonProps & {
  /** Names the button by what it does, e.g. 'Send my request'. */
  children: Label;
  /** primary: the one main action of a view · secondary: any other. Default 'secondary'. */
  variant?: 'primary' | 'secondary' | undefined;
} & (
    | {
        /**
         * True while the action is pending. The button keeps its focus and its name, and further presses
         * do nothing.
         */
        isPending: boolean;
        /** Shown in place of the name and announced politely while pending, e.g. 'Sending…'. Keep it about as short. */
        pendingLabel: Label;
      }
    | { isPending?: undefined; pendingLabel?: undefined }
  );

/**
 * A native button. It has no disabled state: a button that cannot work yet should say why when pressed.
 * Props of the native element pass through, except those that would change how it is announced.
 */
export function Button(props: ButtonProps) {
  const {
    variant = 'secondary',
    isPending,
    pendingLabel,
    children,
    className,
    onClick,
    type = 'button',
    ...native
  } = props;
  useNameCheck();
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) {
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
        className={joinClassNames(styles.button[variant], className)}
        aria-disabled={isPending || undefined}
        data-pending={isPending ? '' : undefined}
        onClick={press}
      >
        {pendingLabel === undefined ? (
          children
        ) : (
          <span className={styles.labels}>
            <span data-part="label">{children}</span>
            <span aria-hidden="true" data-part="pending-label">
              {pendingLabel}
            </span>
          </span>
        )}
      </button>
      {pendingLabel !== undefined && (
        <span role="status" data-part="status" className={styles.status}>
          {isPending ? pendingLabel : null}
        </span>
      )}
    </>
  );
}
