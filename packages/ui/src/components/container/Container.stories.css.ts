import { style } from '@vanilla-extract/css';
import { componentLayer, vars } from '../../theme/styling.ts';

/** Shows how wide the content of a container is. */
export const content = style(componentLayer({ outline: `1px dashed ${vars.border.control}` }));
