import { style } from '@vanilla-extract/css';

import { form } from '../form/Form.css.ts';

/**
 * By style and not by script: the label is right before script has come, and nothing moves under a finger when it
 * comes. A browser without :has() shows the plain label; the hint says the rest.
 */
const isForChild = `${form}:has([name='cohort'][value='pediatric']:checked)`;

export const unlessForChild = style({ selectors: { [`${isForChild} &`]: { display: 'none' } } });

export const forChild = style({ display: 'none', selectors: { [`${isForChild} &`]: { display: 'inline' } } });
