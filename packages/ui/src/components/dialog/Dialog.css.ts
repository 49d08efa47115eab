import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

/** Where the dialog has its full width, so that two or three buttons take two rows, and leaves room for the content. */
const roomy = '(min-width: 48rem) and (min-height: 30rem)';

/** Says nothing of `display`: a closed dialog must stay hidden. No transform or filter: overlays in it are fixed. */
export const root = style(
  componentLayer({
    boxSizing: 'border-box',
    inlineSize: `calc(100% - ${vars.space[4]})`,
    maxInlineSize: vars.width.reading,
    maxBlockSize: `calc(100dvh - ${vars.space[4]})`,
    margin: 'auto',
    padding: 0,
    border: `2px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    fontWeight: vars.type.regular,
    fontStyle: 'normal',
    lineHeight: vars.type.lineBody,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // What has focus is not covered by the bar, nor by a footer with two rows of buttons.
    scrollPaddingBlock: `${vars.space[8]} ${vars.space[2]}`,
    selectors: {
      '&::backdrop': {
        background: `light-dark(${vars.text.body}, ${vars.surface.page})`,
        opacity: '0.7',
      },
      // Printed open by the server and not yet modal: part of the page.
      '&:not(:modal)': { position: 'static', maxBlockSize: 'none', marginInline: 0 },
    },
    '@media': {
      [roomy]: {
        selectors: {
          '&:has(> [data-part="footer"])': {
            scrollPaddingBlockEnd: `calc(${vars.space[12]} + ${vars.space[8]})`,
          },
        },
      },
      // Focus on the dialog itself is a ring on what lies behind it: that must not be as dark as the ring.
      [media.forcedColors]: { selectors: { '&::backdrop': { background: 'Canvas' } } },
      [media.narrow]: {
        inlineSize: `calc(100% - ${vars.space[2]})`,
        maxBlockSize: `calc(100dvh - ${vars.space[2]})`,
      },
      [media.print]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: 'none',
        border: 0,
        overflow: 'visible',
        visibility: 'visible',
        selectors: {
          '&:modal': { position: 'absolute', margin: 0 },
          '&::backdrop': { display: 'none' },
        },
      },
    },
  }),
);

const atTop = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  padding: vars.space[1],
  background: vars.surface.page,
} as const;

/** The close button first in the HTML and last in the line. Where there is little room it alone stays in view. */
export const bar = style(
  componentLayer({
    display: 'contents',
    '@media': {
      [roomy]: {
        ...atTop,
        flexDirection: 'row-reverse',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: vars.space[2],
      },
      [media.print]: { position: 'static' },
    },
  }),
);

export const close = style(
  componentLayer({
    ...atTop,
    justifyContent: 'flex-end',
    '@media': {
      [roomy]: { position: 'static', padding: 0 },
      [media.print]: { display: 'none' },
    },
  }),
);

export const header = style(
  componentLayer({
    minInlineSize: 0,
    paddingInline: vars.space[2],
    '@media': { [roomy]: { paddingInlineStart: `calc(${vars.space[4]} - ${vars.space[1]})` } },
  }),
);

export const icon = style(componentLayer({ flex: 'none', inlineSize: '1.25rem', blockSize: '1.25rem' }));

export const body = style(
  componentLayer({
    padding: `0 ${vars.space[4]} ${vars.space[4]}`,
    '@media': {
      [media.narrow]: { padding: `0 ${vars.space[2]} ${vars.space[3]}` },
    },
  }),
);

export const title = style(
  componentLayer({
    marginBlock: `${vars.space[1]} ${vars.space[2]}`,
    fontSize: vars.type.h2,
    lineHeight: vars.type.lineHeading,
    // The focus ring is around the text, not across the whole dialog, and does not touch it.
    inlineSize: 'fit-content',
    selectors: { '&:focus-visible': { ...focusRing, outlineOffset: '6px', borderRadius: '2px' } },
  }),
);

export const footer = style(
  componentLayer({
    padding: `${vars.space[2]} ${vars.space[4]}`,
    borderBlockStart: `1px solid ${vars.border.subtle}`,
    background: vars.surface.page,
    '@media': {
      [roomy]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
      [media.narrow]: { paddingInline: vars.space[2] },
      [media.print]: { display: 'none' },
    },
  }),
);

globalStyle(`${body} > [data-part="content"] > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

// The page behind an open dialog.
globalStyle(
  'html[data-longcovid-dialog]',
  componentLayerGlobal({ overflow: 'hidden', '@media': { [media.print]: { overflow: 'visible' } } }),
);
globalStyle('html[data-longcovid-dialog="gutter"]', componentLayerGlobal({ scrollbarGutter: 'stable' }));
globalStyle(
  'html[data-longcovid-dialog] body',
  componentLayerGlobal({ '@media': { [media.print]: { visibility: 'hidden' } } }),
);
