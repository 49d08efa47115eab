import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

/** On a wide screen the fields are always shown, in browsers that can show closed content by style. */
const canShowClosed = 'selector(::details-content)';

export const root = style(
  componentLayer({
    minInlineSize: 0,
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const legend = style(componentLayer({ marginBlock: `0 ${vars.space[1]}` }));

export const summary = style(
  componentLayer({
    marginBlock: `0 ${vars.space[1]}`,
    borderRadius: '2px',
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const active = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    alignItems: 'center',
    marginBlockEnd: vars.space[2],
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const chips = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[1],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxInlineSize: '100%',
  }),
);

export const chipItem = style(componentLayer({ minInlineSize: 0, maxInlineSize: '100%' }));

export const chip = style(
  componentLayer({
    display: 'inline-flex',
    gap: vars.space[1],
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: vars.target,
    minInlineSize: vars.target,
    maxInlineSize: '100%',
    paddingBlock: vars.space.half,
    paddingInline: vars.space[2],
    border: `1px solid ${vars.action.base}`,
    borderRadius: '1.375rem',
    background: vars.surface.sunken,
    color: vars.action.base,
    font: 'inherit',
    lineHeight: vars.type.lineHeading,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': {
        borderColor: vars.action.hover,
        color: vars.action.hover,
        textDecoration: 'underline',
      },
      '&:focus-visible': focusRing,
    },
  }),
);

export const cross = style(componentLayer({ flex: 'none', inlineSize: '1rem', blockSize: '1rem' }));

export const count = style(componentLayer({ margin: 0, fontWeight: vars.type.bold }));

export const fields = style(componentLayer({ display: 'grid', gap: vars.space[3], minInlineSize: 0 }));

export const apply = style(componentLayer({ marginBlock: `${vars.space[3]} 0` }));

export const mainFilters = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space[2]} ${vars.space[3]}`,
    alignItems: 'end',
    marginBlockEnd: vars.space[2],
  }),
);

globalStyle(
  `${mainFilters} > *`,
  componentLayerGlobal({
    flex: '0 1 22rem',
    minInlineSize: 0,
    '@media': { [media.narrow]: { flex: '1 1 100%' } },
  }),
);

/** The number of results and the active filters in one line. */
export const status = style(componentLayer({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[1]}` }));

export const choose = style(
  componentLayer({ marginBlockEnd: vars.space[2], '@media': { [media.print]: { display: 'none' } } }),
);

/** A part of the disclosure on a wide screen, where it is none. */
const onWideScreens = (part: string, rule: Parameters<typeof componentLayerGlobal>[0]) =>
  globalStyle(
    `${choose} > [data-component="disclosure"]${part}`,
    componentLayerGlobal({ '@supports': { [canShowClosed]: { '@media': { [media.wide]: rule } } } }),
  );

onWideScreens('', { border: 0 });
onWideScreens('::details-content', { contentVisibility: 'visible', blockSize: 'auto' });
onWideScreens(' > summary', { display: 'none' });
onWideScreens(' > [data-part="content"]', { padding: 0 });
