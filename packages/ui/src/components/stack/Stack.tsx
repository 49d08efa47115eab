import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import * as styles from './Stack.css.ts';

/** A distance by name: 0, 4, 8, 16, 24 and 32 px; section: 64 px, 40 px on a narrow screen. In rem. */
export type StackGap = keyof typeof styles.gap;

export type StackProps = RootProps & {
  /** What is laid out, in the order in which it is read. */
  children: ReactNode;
  /** Distance between two neighbors. Default 'medium'. */
  gap?: StackGap | undefined;
  /** column: one below the other · row: side by side, wrapped where there is no room. Default 'column'. */
  direction?: 'column' | 'row' | undefined;
  /** Place of the children across the direction. Default: 'stretch' in a column, 'center' in a row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** ul and ol for a list, whose children are `li` elements. Default 'div'. */
  as?: 'div' | 'ul' | 'ol' | undefined;
};

/** Puts the same distance between neighbors, whatever their own margins are. */
export function Stack(props: StackProps) {
  const { children, gap = 'medium', direction = 'column', align, as = 'div', className, ...root } = props;
  // The three elements differ for `ref` alone.
  const Element = as as 'div';
  const own = [styles.direction[direction], styles.gap[gap], ...(align ? [styles.align[align]] : [])];
  return (
    <Element
      {...(root as ComponentProps<'div'>)}
      // Safari removes the role of a list without bullets.
      role={as === 'div' ? undefined : 'list'}
      data-component="stack"
      data-direction={direction}
      className={joinClassNames(own.join(' '), className)}
    >
      {children}
    </Element>
  );
}
