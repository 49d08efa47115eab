import { scaleLinear } from 'd3-scale';
import * as styles from './Picture.css.ts';
import type { FigureRecord } from '../../figure-data/record.ts';
import type { FigureLocale } from '../../figure-data/phrases.ts';

/*
 * Text in a drawing does not wrap, so it is laid out for the narrowest picture: its letters are never larger than a
 * part of the picture's width (Picture.css.ts), and so many characters always fit in.
 */

/** Width of the narrowest picture, in ems. */
const WIDTH = 17.6;
/** Width of a character, in ems: the average of DejaVu Sans, the widest font that may replace ours. */
const CHARACTER = 0.6;
/** Characters that fit in one line of the picture, and in one of bold letters. */
export const LINE = Math.floor(WIDTH / CHARACTER);
export const BOLD_LINE = 25;
/** Height of a line of text, in ems. */
export const LINE_HEIGHT = 1.35;

/** Part of the picture's width that a text takes at most, in percent. */
export const getTextWidth = (text: string): number => (text.length * CHARACTER * 100) / WIDTH;

const letters = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

/** A part of a text that is not broken. `isStart` is false for the rest of a word that is longer than a line. */
type Piece = { text: string; isStart: boolean };

/** Cuts a word that is longer than a line. */
function pieces(word: string, perLine: number): Piece[] {
  if (word.length <= perLine) return [{ text: word, isStart: true }];
  const all = letters(word);
  return Array.from({ length: Math.ceil(all.length / perLine) }, (_, index) => ({
    text: all.slice(index * perLine, (index + 1) * perLine).join(''),
    isStart: index === 0,
  }));
}

/**
 * Breaks a text into lines of at most `perLine` characters. A line that ends between two words keeps its space at the
 * end, so that the lines together are the text. What does not fit in `most` lines is left out, with an ellipsis; the
 * table has it whole.
 */
export function breakLines(text: string, perLine: number = LINE, most = Infinity): string[] {
  const words = text
    .trim()
    .split(/\s+/)
    .flatMap((word) => pieces(word, perLine));
  const lines: string[] = [];
  for (const { text: piece, isStart } of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? piece : `${last}${isStart ? ' ' : ''}${piece}`;
    if (last !== undefined && joined.length > perLine) {
      lines[lines.length - 1] = isStart ? `${last} ` : last;
      lines.push(piece);
    } else {
      lines[Math.max(0, lines.length - 1)] = joined;
    }
  }
  if (lines.length <= most) return lines;
  const end = letters(lines[most - 1]?.trimEnd() ?? '').slice(0, perLine - 1);
  return [...lines.slice(0, most - 1), `${end.join('')}…`];
}

/** Rounds a coordinate, so that server and browser write the same. */
export const place = (coordinate: number): number => Math.round(coordinate * 1000) / 1000;

/** A length in ems, as an attribute. */
export const em = (length: number): string => `${place(length)}em`;

/** A part of the picture's width, as an attribute. */
export const percent = (share: number): string => `${place(share)}%`;

// Places

/** The position of a value, in the unit of the drawing. */
type Place = (value: number) => number;

/**
 * A linear scale from `low` to `high` onto a stretch of the drawing. Values are brought to at most 1 first, so that no
 * number is too large for it; without an extent everything is at the beginning.
 */
export function placeBetween(low: number, high: number, stretch: readonly [number, number]): Place {
  const size = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const end = low === high ? low + size : high;
  const scale = scaleLinear([low / size, end / size], stretch);
  return (value) => scale(value / size);
}

// Text

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

// Charts

/** What every chart is drawn from. The layout is made before, since it has the height of the picture. */
export type ChartProps<Layout> = {
  figure: FigureRecord;
  locale: FigureLocale;
  /** Fewer marks: no ranges, no grid lines. */
  isPlain: boolean;
  layout: Layout;
};
