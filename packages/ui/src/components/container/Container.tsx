import type { ReactNode } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import * as styles from './Container.css.ts';

export type ContainerProps = RootProps<HTMLDivElement> & {
  /** What is read on the page, or in a part of it. */
  children: ReactNode;
  /** page: 76rem, the widest content · reading: 42rem, lines of 45 to 70 characters. Default 'page'. */
  width?: 'page' | 'reading' | undefined;
};

/** Content of a page in the middle of the screen: never wider than the theme allows, never at its very edge. */
export function Container({ children, width = 'page', className, ...root }: ContainerProps) {
  return (
    <div {...root} data-component="container" className={joinClassNames(styles.width[width], className)}>
      {children}
    </div>
  );
}
