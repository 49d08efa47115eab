import { em, LINE_HEIGHT, percent } from './picture-text.ts';
import * as styles from './Picture.css.ts';

type PictureTextProps = {
  lines: readonly string[];
  /** Across, in percent; then so many ems further. */
  x: number;
  indent?: number;
  /** First baseline, in ems. */
  y: number;
  part: keyof typeof styles.text | 'share';
  /** The style of another part. Default: that of its own. */
  textStyle?: keyof typeof styles.text;
  /** Size of its letters, in ems; `y` and `indent` are in that size. Default 1. */
  size?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Ids of what the text belongs to. */
  categoryId?: string;
  seriesId?: string;
};

/** Lines of text in a picture; together they are the text. */
export function PictureText(props: PictureTextProps) {
  const {
    lines,
    x,
    indent = 0,
    y,
    part,
    textStyle = part === 'share' ? 'value' : part,
    size,
    anchor = 'start',
    categoryId,
    seriesId,
  } = props;
  return (
    <text
      data-part={part}
      data-category={categoryId}
      data-series={seriesId}
      className={styles.text[textStyle]}
      textAnchor={anchor}
      fontSize={size === undefined ? undefined : em(size)}
      y={em(y)}
    >
      {lines.map((line, index) => (
        <tspan
          key={index}
          x={percent(x)}
          dx={indent === 0 ? undefined : em(indent)}
          dy={index === 0 ? undefined : em(LINE_HEIGHT)}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}
