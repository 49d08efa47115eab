import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, componentLayer, componentLayerGlobal, media, vars } from '../../theme/styling.ts';

export const root = style(
  componentLayer({
    marginBlockEnd: vars.space[3],
    color: vars.text.body,
    fontFamily: vars.type.family,
    fontSize: vars.type.body,
    lineHeight: vars.type.lineBody,
    overflowWrap: 'anywhere',
  }),
);

export const bar = style(
  componentLayer({
    display: 'flex',
    // Without room beside the tabs the switch is above them, since below it would separate them from their panel.
    flexWrap: 'wrap-reverse',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

/** The same size as links and as tabs: whether there is room must not depend on which of them it is. */
export const list = style(
  componentLayer({
    display: 'flex',
    flexWrap: 'wrap',
    flex: '1 1 auto',
    gap: vars.space[1],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const item = style(componentLayer({ minInlineSize: 0, maxInlineSize: '100%', margin: 0 }));

export const tab = style(
  componentLayer({
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    minBlockSize: '3rem',
    minInlineSize: vars.target,
    padding: `${vars.space[1]} ${vars.space[2]}`,
    // A link has a border of the tab's size: its text is aligned with the headings, and does not move at hydration.
    border: `2px solid ${vars.border.subtle}`,
    borderRadius: vars.radius,
    color: vars.link.base,
    fontWeight: vars.type.bold,
    lineHeight: vars.type.lineHeading,
    selectors: {
      '&[role="tab"]': {
        background: vars.surface.sunken,
        borderBlockEndColor: 'transparent',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        textDecoration: 'none',
        cursor: 'pointer',
      },
      '&[aria-selected="true"]': {
        position: 'relative',
        background: vars.surface.page,
        color: vars.text.body,
        borderColor: vars.border.control,
        borderBlockStartWidth: '4px',
        borderBlockStartColor: vars.action.base,
        // Over the panel's edge, so that tab and panel are one.
        marginBlockEnd: '-2px',
        borderBlockEndColor: vars.surface.page,
      },
      '&:hover': { color: vars.link.hover, textDecoration: 'underline', textDecorationThickness: '3px' },
      '&:focus-visible': { ...focusRing, position: 'relative', zIndex: 1 },
    },
    '@media': {
      [media.forcedColors]: {
        borderColor: 'LinkText',
        selectors: {
          '&[role="tab"]': { color: 'ButtonText', borderColor: 'ButtonText' },
          '&[aria-selected="true"]': {
            forcedColorAdjust: 'none',
            background: 'SelectedItem',
            color: 'SelectedItemText',
            borderColor: 'SelectedItem',
          },
        },
      },
    },
  }),
);

export const switchPart = style(
  componentLayer({
    maxInlineSize: '100%',
    marginBlockEnd: vars.space[1],
    selectors: { '&[hidden]': { display: 'block', visibility: 'hidden' } },
    '@media': {
      '(scripting: none)': { selectors: { '&[hidden]': { display: 'none' } } },
      [media.narrow]: { selectors: { '&[hidden]': { display: 'none' } } },
    },
  }),
);

export const section = style(componentLayer({ marginBlockStart: vars.space[4] }));

export const panel = style(
  componentLayer({
    selectors: {
      '&[role="tabpanel"]': {
        border: `2px solid ${vars.border.control}`,
        borderRadius: vars.radius,
        borderStartStartRadius: 0,
        padding: vars.space[3],
        background: vars.surface.page,
      },
      '&:focus-visible': focusRing,
    },
    '@media': {
      [media.narrow]: { selectors: { '&[role="tabpanel"]': { padding: vars.space[2] } } },
      [media.print]: { selectors: { '&[role="tabpanel"]': { border: 0, padding: 0 } } },
    },
  }),
);

/** What is not shown is printed all the same, with no script. */
export const content = style(
  componentLayer({
    '@media': {
      [media.print]: { selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } } },
    },
  }),
);

globalStyle(`${panel} > ${content} > :last-child`, componentLayerGlobal({ marginBlockEnd: 0 }));

export const heading = style(componentLayer({ marginBlockStart: 0 }));

/** Hidden beside a tab of the same name; on paper there are no tabs. */
export const headingOnPaper = style(
  componentLayer({
    display: 'none',
    '@media': { [media.print]: { display: 'block' } },
  }),
);
