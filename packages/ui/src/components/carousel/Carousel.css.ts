import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    minInlineSize: 0,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const heading = style(componentLayer({ marginBlock: `0 ${vars.space[2]}` }));

export const controls = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    marginBlockEnd: vars.space[2],
    selectors: { '&[hidden]': { display: 'flex', visibility: 'hidden' } },
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } },
      [media.print]: { selectors: { '&, &[hidden]': { display: 'none' } } },
    },
  }),
);

export const position = style(
  componentLayer({
    margin: 0,
    minInlineSize: '5rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Hidden with reduced motion. */
export const play = style(componentLayer({ '@media': { [media.reducedMotion]: { display: 'none' } } }));

const wholeList = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${vars.width.card}), 1fr))`,
  gap: vars.space[3],
} as const;

export const scroller = style(
  componentLayer({
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    selectors: {
      '&[data-sliding]': { scrollSnapType: 'none' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      '(scripting: none)': { overflowX: 'visible', border: 0 },
      [media.print]: { overflowX: 'visible', border: 0 },
    },
  }),
);

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const row = style(
  componentLayer({
    ...plainList,
    display: 'flex',
    '@media': { '(scripting: none)': wholeList, [media.print]: { display: 'block' } },
  }),
);

export const item = style(
  componentLayer({
    boxSizing: 'border-box',
    flex: '0 0 100%',
    minInlineSize: 0,
    margin: 0,
    padding: vars.space[3],
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
    '@media': {
      [media.narrow]: { padding: vars.space[2] },
      [media.print]: { breakInside: 'avoid', paddingInline: 0 },
    },
  }),
);

export const all = style(componentLayer({ ...plainList, ...wholeList }));

export const cell = style(
  componentLayer({
    boxSizing: 'border-box',
    minInlineSize: 0,
    margin: 0,
    border: `1px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    padding: vars.space[2],
    breakInside: 'avoid',
  }),
);

for (const each of [item, cell]) {
  globalStyle(`${each} > :first-child`, componentLayerGlobal({ marginBlockStart: 0 }));
  globalStyle(`${each} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));
}
