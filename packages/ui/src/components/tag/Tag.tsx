import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { Label } from '../field/index.ts';
import * as styles from './Tag.css.ts';

export type TagProps = RootProps<HTMLSpanElement> & {
  /** One to three words that make sense without the color. */
  children: Label;
  /** neutral: a kind · info: good to know · success: open, done · danger: closed, failed. Default 'neutral'. */
  tone?: 'neutral' | 'info' | 'success' | 'danger' | undefined;
};

/** A short label of something: its kind or its state. Text, not a control. */
export function Tag({ children, tone = 'neutral', className, ...root }: TagProps) {
  warnEmptyName('Tag', 'children', children);
  return (
    <span
      {...root}
      data-component="tag"
      data-tone={tone}
      className={joinClassNames(styles.tone[tone], className)}
    >
      {children}
    </span>
  );
}
