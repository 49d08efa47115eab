import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    display: 'grid',
    gap: vars.space[1],
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineHeading,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const position = style(
  componentLayer({ margin: 0, color: vars.text.muted, overflowWrap: 'anywhere' }),
);

export const list = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.narrow]: { justifyContent: 'space-between' } },
  }),
);

/** The links to the previous and next page have borders, and are aligned with the text above. */
export const end = style(componentLayer({ minInlineSize: 0 }));

/** On a phone there is the position as text, and the links to the previous and next page: more targets would not fit. */
const wideOnly = { '@media': { [media.narrow]: { display: 'none' } } } as const;

export const number = style(componentLayer(wideOnly));

export const gap = style(
  componentLayer({ ...wideOnly, minInlineSize: vars.space[3], textAlign: 'center', position: 'relative' }),
);

export const link = style(
  componentLayer({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    maxInlineSize: '100%',
    paddingBlock: vars.space.half,
    paddingInline: '0.75rem',
    border: '2px solid transparent',
    borderRadius: vars.radius,
    color: vars.link.base,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    selectors: {
      [`${end} > &`]: { borderColor: vars.border.control },
      '&:hover': { color: vars.link.hover, borderColor: vars.border.control, textDecorationThickness: '3px' },
      '&[aria-current]': {
        borderColor: vars.action.base,
        background: vars.action.base,
        color: vars.text.onAction,
        fontWeight: vars.type.bold,
        textDecorationLine: 'none',
      },
      '&:focus-visible': focusRing,
    },
    '@media': {
      // Backgrounds are removed here, so the current page has a border.
      [media.forcedColors]: {
        selectors: {
          '&, &:hover': { borderColor: 'Canvas', color: 'LinkText' },
          [`${end} > &`]: { borderColor: 'LinkText' },
          '&[aria-current], &[aria-current]:hover': {
            border: '4px double CanvasText',
            background: 'Canvas',
            color: 'CanvasText',
          },
        },
      },
    },
  }),
);

export const chevron = style(
  componentLayer({
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
  }),
);
