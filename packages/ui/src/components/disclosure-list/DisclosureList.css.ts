import { style } from '@vanilla-extract/css';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    marginBlockEnd: vars.space[3],
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const bar = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginBlockEnd: vars.space[2],
  }),
);

export const count = style(
  componentLayer({
    margin: 0,
    color: vars.text.muted,
    selectors: {
      // Alone, without the button and its bar.
      [`${root} > &`]: { marginBlockEnd: vars.space[2] },
    },
  }),
);

export const all = style(
  componentLayer({
    maxInlineSize: '100%',
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } },
      [media.print]: { selectors: { '&, &[hidden]': { display: 'none' } } },
    },
  }),
);

/** Under the text of the summary, and quieter. */
export const inside = style(
  componentLayer({ display: 'block', color: vars.text.muted, fontWeight: vars.type.regular }),
);
