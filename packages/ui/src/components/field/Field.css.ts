import { style } from '@vanilla-extract/css';
import { focusRing, componentLayer, inShared, media, vars } from '../../theme/styling.ts';

/** Space above a label or legend that a link of the error summary scrolls to. */
const roomAbove = vars.space[3];

const stack = { display: 'grid', gap: vars.space[1], minInlineSize: 0 } as const;
/** Set on the component itself, since a consumer's page may set other text styles around it. */
const text = {
  color: vars.text.body,
  fontFamily: vars.type.family,
  fontSize: vars.type.body,
  lineHeight: vars.type.lineBody,
} as const;
const wrapAnywhere = { overflowWrap: 'anywhere' } as const;

export const root = style(componentLayer({ ...text, ...stack, maxInlineSize: vars.width.reading }));

export const label = style(
  componentLayer({
    ...wrapAnywhere,
    display: 'block',
    justifySelf: 'start',
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    scrollMarginBlockStart: roomAbove,
  }),
);

export const group = style(
  componentLayer({
    ...text,
    margin: 0,
    padding: 0,
    border: 0,
    // A fieldset is otherwise never narrower than its longest word.
    minInlineSize: 0,
    maxInlineSize: vars.width.reading,
    // Without script, a link of an error summary moves focus here.
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const legend = style(
  componentLayer({
    ...wrapAnywhere,
    maxInlineSize: '100%',
    padding: 0,
    marginBlockEnd: vars.space[1],
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    scrollMarginBlockStart: roomAbove,
  }),
);

/** The heading around a label has no margins, since the field sets the gaps. */
export const heading = style(componentLayer({ margin: 0, display: 'block' }));

export const options = style(componentLayer({ display: 'grid', gap: vars.space.half, minInlineSize: 0 }));

export const hint = style(
  componentLayer({
    ...wrapAnywhere,
    // Chromium otherwise drops a space between two parts of a hint from the accessible description.
    whiteSpace: 'pre-wrap',
    color: vars.text.muted,
    selectors: { [`${group} > &`]: { marginBlockEnd: vars.space[1] } },
  }),
);

export const error = style(
  componentLayer({
    ...wrapAnywhere,
    display: 'flex',
    gap: vars.space[1],
    alignItems: 'flex-start',
    color: vars.danger.text,
    fontWeight: vars.type.bold,
    selectors: { [`${group} > &`]: { marginBlockEnd: vars.space[1] } },
  }),
);

export const errorIcon = style(
  componentLayer({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem', marginBlockStart: '0.15rem' }),
);

export const requiredMark = style(
  componentLayer({ color: vars.danger.text, marginInlineStart: vars.space.half, fontWeight: vars.type.bold }),
);

/** Style of a one-line control, shared by the text input and the select. */
export const control = style(
  inShared({
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '3rem',
    margin: 0,
    paddingBlock: vars.space[1],
    paddingInline: '0.75rem',
    border: `2px solid ${vars.border.control}`,
    borderRadius: vars.radius,
    background: vars.surface.page,
    color: vars.text.body,
    font: 'inherit',
    lineHeight: vars.type.lineHeading,
    // Without script, a link of an error summary scrolls to the control, and its label stays in view.
    scrollMarginBlockStart: '30vh',
    selectors: {
      '&:hover': { borderColor: vars.action.base },
      '&[aria-invalid="true"]': { borderColor: vars.danger.text, borderWidth: '3px' },
      // The text keeps its contrast: people still have to read what they cannot change.
      '&:disabled, &[readonly]': { borderStyle: 'dashed', background: vars.surface.sunken },
      '&:disabled': { opacity: 1, cursor: 'not-allowed' },
    },
    '@media': {
      [media.print]: { background: 'none' },
    },
  }),
);
