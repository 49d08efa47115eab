import * as styles from './Picture.css.ts';

/**
 * Classes that make a picture so many ems high. Each binary digit of the height has a class, so that any whole height
 * can be had without an inline style, which a strict content security policy would block.
 */
export const heightClasses = (height: number): string =>
  styles.heightBits.filter((_, bit) => Math.floor(height / 2 ** bit) % 2 === 1).join(' ');
