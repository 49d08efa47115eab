import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import type { Label } from '../field/index.ts';
import * as styles from './InsetText.css.ts';

export type InsetTextProps = RootProps<HTMLDivElement> & {
  /** The text, or paragraphs and lists. It makes sense to people who do not see that it is set apart. */
  children: Label;
};

/** Sets text apart from what is around it, quietly: an example, a quote, a condition. A message is a Notice. */
export function InsetText({ className, children, ...root }: InsetTextProps) {
  const isNamed = root['aria-label'] !== undefined || root['aria-labelledby'] !== undefined;
  return (
    <div
      {...root}
      // Without a role, a name is not allowed on a div; without a name, a group says nothing.
      role={isNamed ? 'group' : undefined}
      data-component="inset-text"
      className={joinClassNames(styles.root, className)}
    >
      {children}
    </div>
  );
}
