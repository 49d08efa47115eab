import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    border: `1px solid ${vars.border.subtle}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    selectors: {
      '& + &': { marginBlockStart: vars.space[1] },
    },
    '@media': {
      [media.print]: {
        border: 0,
        selectors: {
          // Closed content is printed too, with no script.
          '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
        },
      },
    },
  }),
);

export const summary = style(
  componentLayer({
    display: 'flex',
    // Large text on a phone leaves the room to the words.
    gap: `min(${vars.space[2]}, 3vw)`,
    alignItems: 'baseline',
    minBlockSize: vars.target,
    padding: `${vars.space[1]} min(${vars.space[2]}, 4vw)`,
    borderRadius: vars.radius,
    color: vars.link.base,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineLead,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      // A chevron of two borders: it has the color of the text, in forced colors too, and is never announced.
      '&::before': {
        content: "''",
        flex: 'none',
        inlineSize: '0.5em',
        blockSize: '0.5em',
        borderStyle: 'solid',
        borderWidth: '0 0.15em 0.15em 0',
        transform: 'translate(-0.1em, -0.1em) rotate(-45deg)',
        transition: 'transform 150ms',
      },
      '&:dir(rtl)::before': { transform: 'translate(0.1em, -0.1em) rotate(135deg)' },
      '[open] > &::before': { transform: 'translateY(-0.25em) rotate(45deg)' },
      '&:hover': { color: vars.link.hover, background: vars.surface.sunken, textDecoration: 'underline' },
      '&:focus-visible': focusRing,
    },
    '@media': {
      [media.forcedColors]: { color: 'LinkText' },
      [media.reducedMotion]: { selectors: { '&::before': { transition: 'none' } } },
      [media.print]: {
        color: vars.text.body,
        minBlockSize: 0,
        padding: 0,
        breakAfter: 'avoid',
        selectors: { '&::before': { display: 'none' } },
      },
    },
  }),
);

/** A heading in the summary looks like its text. */
export const summaryText = style(
  componentLayer({ margin: 0, font: 'inherit', overflowWrap: 'anywhere', minInlineSize: 0 }),
);

export const content = style(
  componentLayer({
    padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[2]}`,
    overflowWrap: 'anywhere',
    '@media': {
      [media.print]: { padding: 0 },
    },
  }),
);

globalStyle(`${content} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));
