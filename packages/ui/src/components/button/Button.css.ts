import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  componentLayer,
  componentLayerGlobal,
  inShared,
  media,
  vars,
} from '../../theme/styling.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';

const base = inShared({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  boxSizing: 'border-box',
  minBlockSize: '3rem',
  minInlineSize: vars.target,
  maxInlineSize: '100%',
  paddingBlock: '0.625rem',
  paddingInline: vars.space[3],
  border: '2px solid',
  borderRadius: vars.radius,
  fontFamily: vars.type.family,
  fontSize: vars.type.body,
  fontWeight: vars.type.bold,
  lineHeight: vars.type.lineHeading,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRing,
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
    '&[aria-disabled="true"]': {
      borderStyle: 'dashed',
      textDecoration: 'none',
      cursor: 'progress',
    },
  },
  '@media': { [media.narrow]: { paddingInline: vars.space[2] } },
});

const systemButton = { background: 'ButtonFace', color: 'ButtonText', borderColor: 'ButtonText' } as const;

/** The appearance of a button, which a link to the next step shares. */
export const button = {
  primary: style([
    base,
    inShared({
      background: vars.action.base,
      borderColor: vars.action.base,
      color: vars.text.onAction,
      selectors: {
        '&:hover': {
          background: vars.action.hover,
          borderColor: vars.action.hover,
          color: vars.text.onAction,
        },
        // The dashed border would not be visible on the fill, so a pending button has none.
        '&[aria-disabled="true"]': {
          background: vars.surface.page,
          borderColor: vars.action.base,
          color: vars.action.base,
        },
      },
      '@media': {
        // The system replaces the fill, so a thicker border distinguishes it.
        [media.forcedColors]: {
          borderWidth: '4px',
          selectors: { '&, &:hover, &[aria-disabled="true"]': systemButton },
        },
        // Paper has no fill, so the label would be too pale.
        [media.print]: { color: vars.action.base },
      },
    }),
  ]),
  secondary: style([
    base,
    inShared({
      background: vars.surface.page,
      borderColor: vars.action.base,
      color: vars.action.base,
      selectors: { '&:hover': { borderColor: vars.action.hover, color: vars.action.hover } },
    }),
  ]),
};

/** At the start of the line: after a button as wide as the page, its one pixel would widen the page. */
export const status = style([visuallyHidden, componentLayer({ insetInlineStart: 0 })]);

/** Both labels in one grid cell: the button is as wide as the longer one, so that nothing moves. */
export const labels = style(
  componentLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
);

globalStyle(`${labels} > *`, componentLayerGlobal({ gridArea: '1 / 1', minInlineSize: 0 }));
globalStyle(`${labels} > :last-child`, componentLayerGlobal({ visibility: 'hidden' }));
// Not hidden, since it stays the accessible name. Forced colors override a transparent color, but not opacity.
globalStyle(`[data-pending] > ${labels} > :first-child`, componentLayerGlobal({ opacity: 0 }));
globalStyle(`[data-pending] > ${labels} > :last-child`, componentLayerGlobal({ visibility: 'visible' }));
