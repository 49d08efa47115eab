import type { Label } from '../field/index.ts';
import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = {
  /** Id of the place to go to, with `#`. The place must exist and carry `tabIndex={-1}`. */
  href: `#${string}`;
  /** Says where it leads, e.g. 'Skip to main content'. */
  children: Label;
  id?: string | undefined;
};

/** A link past what repeats on every page: the first thing that Tab reaches, seen while it has focus. */
export function SkipLink({ href, children, id }: SkipLinkProps) {
  return (
    <a href={href} id={id} data-component="skip-link" className={styles.root}>
      {children}
    </a>
  );
}
