import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    maxInlineSize: vars.width.reading,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    selectors: { '&[data-form="table"]': { maxInlineSize: vars.width.page } },
  }),
);

export const year = style(
  componentLayer({
    marginBlock: `${vars.space[4]} ${vars.space[2]}`,
    selectors: { ':first-child > &': { marginBlockStart: 0 } },
  }),
);

const timeColumn = '8rem';

/** Between the times and the text, with the line in the middle. */
const lineGap = vars.space[6];

export const events = style(componentLayer({ margin: 0, padding: 0, listStyle: 'none' }));

/** Leaves room for the column of times. */
export const timedEvents = style([
  events,
  componentLayer({
    paddingInlineStart: `calc(${timeColumn} + ${lineGap} / 2)`,
    '@media': { [media.narrow]: { paddingInlineStart: 0 } },
  }),
]);

/** A line at the side and a dot on it: borders, so that forced colors and paper show them. */
export const event = style(
  componentLayer({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '0 minmax(0, 1fr)',
    margin: 0,
    marginInlineStart: '0.5rem',
    borderInlineStart: `2px solid ${vars.border.control}`,
    paddingInlineStart: `min(${vars.space[3]}, 5vw)`,
    paddingBlockEnd: vars.space[4],
    selectors: {
      '&::before': {
        content: "''",
        position: 'absolute',
        boxSizing: 'border-box',
        insetBlockStart: 0,
        insetInlineStart: 'calc(-0.5rem - 1px)',
        inlineSize: '1rem',
        blockSize: '1rem',
        border: `3px solid ${vars.action.base}`,
        borderRadius: '50%',
        background: vars.surface.page,
      },
      '&:last-child': { paddingBlockEnd: vars.space[1], borderInlineStartColor: 'transparent' },
    },
    '@media': {
      // There a transparent border would be drawn; the line of the last event leads nowhere.
      [media.forcedColors]: { selectors: { '&:last-child': { borderInlineStartColor: 'Canvas' } } },
    },
  }),
);

globalStyle(`${event} > *`, componentLayerGlobal({ gridColumn: 2, minInlineSize: 0 }));

export const title = style(
  componentLayer({
    margin: 0,
    fontSize: vars.type.h3,
    lineHeight: vars.type.lineHeading,
    // An event may be longer than a page, so only its title keeps what follows.
    breakAfter: 'avoid',
  }),
);

/** In a column before the line; on a narrow screen in a line above the title. */
export const when = style(
  componentLayer({
    gridArea: '1 / 1 / span 4',
    margin: 0,
    marginInlineStart: `calc(-1 * (${timeColumn} + ${lineGap}))`,
    inlineSize: timeColumn,
    color: vars.text.muted,
    fontWeight: vars.type.bold,
    '@media': {
      [media.narrow]: { order: -1, gridArea: 'auto / 2', marginInlineStart: 0, inlineSize: 'auto' },
    },
  }),
);

export const content = style(componentLayer({ marginBlockStart: vars.space[1] }));

globalStyle(`${content} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

export const change = style(
  componentLayer({
    margin: 0,
    marginBlockStart: vars.space[1],
    borderInlineStart: `4px solid ${vars.accent}`,
    paddingInlineStart: vars.space[2],
    background: vars.surface.warm,
    paddingBlock: vars.space[1],
    paddingInlineEnd: vars.space[2],
  }),
);

export const table = style(
  componentLayer({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    '@media': { [media.narrow]: { display: 'block' } },
  }),
);

export const caption = style(
  componentLayer({
    marginBlockEnd: vars.space[1],
    textAlign: 'start',
    fontWeight: vars.type.bold,
    '@media': { [media.narrow]: { display: 'block' } },
  }),
);

/** On a narrow screen for screen readers only. */
export const head = style(
  componentLayer({
    '@media': {
      [media.narrow]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);

export const body = style(componentLayer({ '@media': { [media.narrow]: { display: 'block' } } }));

export const row = style(
  componentLayer({
    borderBlockStart: `1px solid ${vars.border.control}`,
    breakInside: 'avoid',
    '@media': { [media.narrow]: { display: 'block', paddingBlock: vars.space[2] } },
  }),
);

export const cell = style(
  componentLayer({
    paddingBlock: vars.space[1],
    paddingInlineEnd: vars.space[3],
    textAlign: 'start',
    verticalAlign: 'top',
    '@media': { [media.narrow]: { display: 'block', padding: 0, marginBlockEnd: vars.space.half } },
  }),
);

/** Under each other the cells of what changed need their label, since the header of the column is not shown. */
export const changeCell = style([
  cell,
  componentLayer({
    '@media': {
      [media.narrow]: {
        selectors: {
          '&:not(:empty)::before': { content: "attr(data-label) ' '", fontWeight: vars.type.bold },
        },
      },
    },
  }),
]);

export const cellContent = style(componentLayer({ fontWeight: vars.type.regular }));

globalStyle(`${cellContent} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));
