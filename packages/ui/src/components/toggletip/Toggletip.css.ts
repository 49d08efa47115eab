import { style } from '@vanilla-extract/css';
import { componentLayer, focusRing, media, vars } from '../../theme/styling.ts';

/** Of each toggletip its own, by `anchor-scope`. */
const anchor = '--longcovid-toggletip';
const canAnchor = '(anchor-scope: all)';
const cannotOpen = 'not selector(:popover-open)';

export const root = style(componentLayer({ '@supports': { [canAnchor]: { anchorScope: anchor } } }));

export const trigger = style(
  componentLayer({
    display: 'inline-flex',
    gap: vars.space.half,
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    maxInlineSize: '100%',
    // A large target, and no more room between the lines of the text.
    paddingBlock: `calc((${vars.target} - 1lh) / 2)`,
    marginBlock: `calc((1lh - ${vars.target}) / 2)`,
    paddingInline: 0,
    border: 0,
    borderRadius: vars.space.half,
    background: 'none',
    color: vars.link.base,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.link.hover, textDecorationStyle: 'solid' },
      '&:focus-visible': focusRing,
    },
    '@supports': { [canAnchor]: { anchorName: anchor } },
  }),
);

export const icon = style(
  componentLayer({
    flex: 'none',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    '@supports': { [cannotOpen]: { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** Where nothing can be opened: in an older browser, and on paper. The explanation is inline in the text. */
const inPlace = {
  display: 'inline',
  position: 'static',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  color: 'inherit',
  font: 'inherit',
} as const;

const inParentheses = {
  '&::before': { content: '" ("' },
  '&::after': { content: '")"' },
} as const;

export const explanation = style(
  componentLayer({
    boxSizing: 'border-box',
    // Without anchors at the end of the screen, near a thumb.
    inset: 'auto',
    insetBlockEnd: vars.space[2],
    insetInline: vars.space[2],
    inlineSize: 'fit-content',
    maxInlineSize: `min(24rem, 100vw - 2 * ${vars.space[2]})`,
    maxBlockSize: '50vh',
    overflowY: 'auto',
    margin: 0,
    marginInline: 'auto',
    padding: vars.space[2],
    border: `2px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.raised,
    boxShadow: vars.shadow,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    fontWeight: vars.type.regular,
    lineHeight: vars.type.lineBody,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    '@supports': {
      [canAnchor]: {
        inset: 'auto',
        marginInline: vars.space[1],
        marginBlock: vars.space.half,
        positionAnchor: anchor,
        positionArea: 'block-end span-all',
        // In the middle of its button, as far as the edges of the screen allow it.
        justifySelf: 'anchor-center',
        positionTryFallbacks: 'flip-block',
      },
      [cannotOpen]: { ...inPlace, selectors: inParentheses },
    },
    '@media': { [media.print]: { ...inPlace, selectors: inParentheses } },
  }),
);
