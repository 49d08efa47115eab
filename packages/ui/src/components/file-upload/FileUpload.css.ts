import { style } from '@vanilla-extract/css';
import { control } from '../field/Field.css.ts';
import { componentLayer, media, vars } from '../../theme/styling.ts';

export const limits = style(componentLayer({ margin: 0, color: vars.text.muted, overflowWrap: 'anywhere' }));

export const input = style([
  control,
  componentLayer({
    padding: vars.space.half,
    selectors: {
      '&::file-selector-button': {
        boxSizing: 'border-box',
        maxInlineSize: '100%',
        minBlockSize: '2.25rem',
        marginInlineEnd: vars.space[1],
        paddingInline: vars.space[2],
        border: `2px solid ${vars.action.base}`,
        borderRadius: vars.space.half,
        background: vars.surface.page,
        color: vars.action.base,
        font: 'inherit',
        fontWeight: vars.type.bold,
        whiteSpace: 'normal',
        cursor: 'pointer',
      },
      '&:disabled::file-selector-button': { borderStyle: 'dashed', cursor: 'not-allowed' },
    },
  }),
]);

export const files = style(componentLayer({ margin: 0, padding: 0, listStyle: 'none' }));

export const file = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1],
    paddingBlock: vars.space[1],
    borderBlockEnd: `1px solid ${vars.border.subtle}`,
  }),
);

export const name = style(componentLayer({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' }));

export const size = style(componentLayer({ color: vars.text.muted }));

export const remove = style(componentLayer({ '@media': { [media.print]: { display: 'none' } } }));
