import { globalStyle, style } from '@vanilla-extract/css';
import { componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.small,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const list = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(
  componentLayer({
    display: 'flex',
    // The separator is beside the first line of a long name.
    alignItems: 'baseline',
    gap: vars.space[1],
    minInlineSize: 0,
    maxInlineSize: '100%',
    margin: 0,
    minBlockSize: vars.target,
    selectors: {
      // A chevron of two borders before all but the first: seen, never read out, and turned with the direction of the text.
      '& + &::before': {
        content: "''",
        flex: 'none',
        inlineSize: '0.45em',
        blockSize: '0.45em',
        marginInlineEnd: '0.15em',
        marginBlockEnd: '0.15em',
        borderStyle: 'solid',
        borderWidth: '0.12em 0.12em 0 0',
        borderColor: vars.text.muted,
        transform: 'rotate(45deg)',
      },
      '[dir="rtl"] & + &::before': { transform: 'rotate(-135deg)' },
    },
  }),
);

/** As high as a finger needs, with the text of one line in its middle. */
const place = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target,
  minInlineSize: 0,
} as const;

globalStyle(`${item} > a`, componentLayerGlobal(place));

export const current = style(componentLayer({ ...place, color: vars.text.muted }));
