import type { ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import * as styles from './ButtonGroup.css.ts';

export type ButtonGroupProps = RootProps<HTMLDivElement> & {
  /** Buttons, and links that look like buttons: the main action first. */
  children: ReactNode;
  /** Place of the buttons in their row. between: the first at the start, the last at the end. Default 'start'. */
  align?: 'start' | 'center' | 'end' | 'between' | undefined;
};

/**
 * The buttons that end a form or a dialog: side by side, and one below the other on a narrow screen. With `aria-label` or
 * `aria-labelledby` it is a group of that name, for actions that differ only by what they belong to.
 */
export function ButtonGroup({ children, align = 'start', className, ...root }: ButtonGroupProps) {
  const isNamed = Boolean(root['aria-label'] ?? root['aria-labelledby']);
  return (
    <div
      {...root}
      role={isNamed ? 'group' : undefined}
      data-component="button-group"
      className={joinClassNames(styles.align[align], className)}
    >
      {children}
    </div>
  );
}
