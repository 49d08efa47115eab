import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

/** As many columns as fit: two ways on a phone in text of the usual size, four on a wide screen. */
const columnsThatFit = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[2],
} as const;

export const root = style(
  componentLayer({
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.sunken,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineLead,
    overflowWrap: 'anywhere',
    '@media': { [media.narrow]: { fontSize: vars.type.small }, [media.print]: { background: 'none' } },
  }),
);

/** The band that asks to act. On paper and in forced colors it has the colors of the page. */
export const act = style(
  componentLayer({
    background: vars.surface.deep,
    '@media': {
      [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' },
      [media.print]: { background: 'none' },
    },
  }),
);

export const inner = style(
  componentLayer({
    display: 'grid',
    gap: vars.space[3],
    boxSizing: 'border-box',
    maxInlineSize: `calc(${vars.width.page} + 8rem)`,
    marginInline: 'auto',
    padding: `${vars.space[3]} clamp(1rem, 6vw - 1rem, 4rem)`,
    '@media': { [media.narrow]: { paddingBlock: vars.space[2] } },
  }),
);

export const heading = style(componentLayer({ marginBlockStart: 0 }));

export const help = style(componentLayer({ overflowWrap: 'anywhere' }));

export const ways = style(componentLayer({ ...columnsThatFit, margin: 0 }));

export const term = style(componentLayer({ fontWeight: vars.type.bold }));

export const way = style(componentLayer({ margin: 0 }));

export const note = style(
  componentLayer({
    maxInlineSize: vars.width.reading,
    marginBlockStart: vars.space[2],
    fontWeight: vars.type.bold,
  }),
);

globalStyle(`${note} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

export const columns = style(
  componentLayer({
    ...columnsThatFit,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const columnHeading = style(
  componentLayer({ margin: 0, marginBlockEnd: vars.space[1], fontSize: vars.type.body }),
);

export const links = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[3],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const end = style(componentLayer({ color: vars.text.muted, fontSize: vars.type.small }));

globalStyle(`${end} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));
