import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { Label } from '../field/index.ts';
import * as styles from './SkipLink.css.ts';

export type SkipLinkProps = RootProps<HTMLAnchorElement> & {
  /** Id of the target, with `#`. The target must exist and carry `tabIndex={-1}`. */
  href: `#${string}`;
  /** Names the target, e.g. 'Skip to main content'. */
  children: Label;
};

/** A link past what repeats on every page: the first thing that Tab reaches, seen while it has focus. */
export function SkipLink({ href, children, className, ...root }: SkipLinkProps) {
  warnEmptyName('SkipLink', 'children', children);
  return (
    <a {...root} href={href} data-component="skip-link" className={joinClassNames(styles.root, className)}>
      {children}
    </a>
  );
}
