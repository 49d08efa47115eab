import { style } from '@vanilla-extract/css';
import { button } from '../button/Button.css.ts';
import { focusRing, componentLayer, media, vars } from '../../theme/styling.ts';

const text = style(
  componentLayer({
    color: vars.link.base,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
    borderRadius: '2px',
    selectors: {
      '&:hover': { color: vars.link.hover, textDecorationThickness: '3px' },
      '&:focus-visible': focusRing,
    },
  }),
);

/** In the reader's own colors a link keeps the color of links, also when it has the shape of a button. */
const stillALink = componentLayer({
  '@media': {
    [media.forcedColors]: {
      selectors: { '&, &:hover': { background: 'Canvas', color: 'LinkText', borderColor: 'LinkText' } },
    },
  },
});

export const link = {
  inline: text,
  standalone: style([
    text,
    componentLayer({
      display: 'inline-block',
      minBlockSize: vars.target,
      minInlineSize: vars.target,
      // Two lines stay one target, and two links below each other stay two.
      paddingBlock: '0.475rem',
      fontWeight: vars.type.bold,
    }),
  ]),
  primary: style([button.primary, stillALink]),
  secondary: style([button.secondary, stillALink]),
};
