import { style } from '@vanilla-extract/css';
import { inComponents, media, vars } from '../../theme/styling.ts';

export const root = style(
  inComponents({
    marginBlockEnd: vars.space[3],
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const bar = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginBlockEnd: vars.space[2],
  }),
);

export const count = style(
  inComponents({
    margin: 0,
    color: vars.text.muted,
    selectors: {
      // Alone, without the button and its bar.
      [`${root} > &`]: { marginBlockEnd: vars.space[2] },
    },
  }),
);

export const all = style(
  inComponents({
    maxInlineSize: '100%',
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } },
      [media.print]: { selectors: { '&, &[hidden]': { display: 'none' } } },
    },
  }),
);

/** Under the words of the summary, quieter than they. */
export const inside = style(
  inComponents({ display: 'block', color: vars.text.muted, fontWeight: vars.type.regular }),
);
