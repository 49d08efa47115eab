import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, inShared, media, vars } from '../../theme/styling.ts';

const boxSize = '1.75rem';
const gap = '0.75rem';
/** Puts the box, and a first line of text, in the middle of a row of 44 px; further lines go below. */
const aroundBox = '0.5rem';
const aroundLine = '0.475rem';

export const option = style(componentLayer({ minInlineSize: 0 }));

export const row = style(
  componentLayer({
    display: 'grid',
    gridTemplateColumns: `${boxSize} minmax(0, 1fr)`,
    alignItems: 'start',
    columnGap: gap,
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    cursor: 'pointer',
    selectors: { '&:has(> :disabled)': { cursor: 'not-allowed', color: vars.text.muted } },
  }),
);

const box = inShared({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  inlineSize: boxSize,
  blockSize: boxSize,
  margin: 0,
  marginBlock: aroundBox,
  border: `2px solid ${vars.border.control}`,
  background: vars.surface.page,
  color: vars.action.base,
  cursor: 'inherit',
  selectors: {
    [`${row}:hover > &:enabled`]: { borderColor: vars.action.base, borderWidth: '3px' },
    '&:checked': { borderColor: vars.action.base },
    '&:disabled': { borderStyle: 'dashed', background: vars.surface.sunken },
    '&:focus-visible': focusRing,
    '&::before': { content: '""', display: 'block', visibility: 'hidden', background: 'currentColor' },
    '&:checked::before': { visibility: 'visible' },
  },
  '@media': {
    // The system draws its own boxes, in the reader's colors.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } },
    // Backgrounds are not printed; the system's own marks are.
    [media.print]: { appearance: 'auto', selectors: { '&::before': { content: 'none' } } },
  },
});

export const control = {
  radio: style([
    box,
    inShared({
      borderRadius: '50%',
      selectors: { '&::before': { inlineSize: '0.875rem', blockSize: '0.875rem', borderRadius: '50%' } },
    }),
  ]),
  checkbox: style([
    box,
    inShared({
      borderRadius: '0.25rem',
      selectors: {
        '&:checked': { background: vars.action.base, color: vars.text.onAction },
        '&::before': {
          inlineSize: '1.125rem',
          blockSize: '1.125rem',
          clipPath: 'polygon(12% 50%, 0 62%, 38% 100%, 100% 22%, 87% 11%, 37% 74%)',
        },
      },
    }),
  ]),
};

export const text = style(componentLayer({ overflowWrap: 'anywhere', paddingBlock: aroundLine }));

const besideBox = `calc(${boxSize} + ${gap})`;

export const hint = style(
  componentLayer({
    overflowWrap: 'anywhere',
    marginInlineStart: besideBox,
    // Nearer to its own label than to the next.
    marginBlock: `calc(-1 * ${vars.space.half}) ${vars.space[1]}`,
    color: vars.text.muted,
    fontSize: vars.type.small,
  }),
);

export const revealed = style(
  componentLayer({
    marginBlock: `${vars.space.half} ${vars.space[2]}`,
    marginInlineStart: `calc(${boxSize} / 2 - 2px)`,
    paddingInlineStart: `calc(${boxSize} / 2 + ${gap} - 2px)`,
    borderInlineStart: `4px solid ${vars.border.control}`,
    // Hidden only where the browser can show it again; elsewhere the field is always visible.
    '@supports': {
      'selector(:has(*))': {
        selectors: { [`${option}:not(:has(> ${row} > :checked)) > &`]: { display: 'none' } },
      },
    },
    '@media': {
      [media.narrow]: { paddingInlineStart: vars.space[2] },
    },
  }),
);
