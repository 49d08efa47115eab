/**
 * The colors of each role, light and dark, as six-digit hex.
 * A role says what a color is for; components use roles, never colors.
 */
export type Colors = {
  /**
   * page: the page · sunken: insets · raised: cards · warm: people and stories · tint: a band across the page ·
   * deep: the band that asks to act; its content has the roles of the dark scheme (`data-longcovid-scheme="dark"`).
   */
  surface: { page: string; sunken: string; raised: string; warm: string; tint: string; deep: string };
  text: { body: string; muted: string; onAction: string };
  link: { base: string; hover: string };
  action: { base: string; hover: string };
  accent: string;
  /** control: border of a control · subtle: decoration only. */
  border: { control: string; subtle: string };
  success: { text: string; surface: string };
  danger: { text: string; surface: string };
  info: { text: string; surface: string };
  /** Two rings, one of which is visible on any color. */
  focus: { outer: string; inner: string };
  /** Marks in charts, with a pattern or shape and a direct label · context: marks that the claim is not about. */
  data: { 1: string; 2: string; 3: string; 4: string; 5: string; 6: string; context: string };
};

export const light: Colors = {
  surface: {
    page: '#FFFFFF',
    sunken: '#F5F7F6',
    raised: '#FFFFFF',
    warm: '#FBF3EA',
    tint: '#DDECEF',
    deep: '#083D4B',
  },
  text: { body: '#14242B', muted: '#3D4F57', onAction: '#FFFFFF' },
  link: { base: '#0A4A63', hover: '#06303F' },
  action: { base: '#0B5A6E', hover: '#083F4D' },
  accent: '#8A3B12',
  border: { control: '#5F7179', subtle: '#C9D3D6' },
  success: { text: '#0F5132', surface: '#E6F4EC' },
  danger: { text: '#8E1220', surface: '#FBEAEC' },
  info: { text: '#0A4A63', surface: '#E7F1F5' },
  focus: { outer: '#14242B', inner: '#FFD24A' },
  data: {
    1: '#0B5A6E',
    2: '#B5541C',
    3: '#6B4FA0',
    4: '#3C7A3F',
    5: '#A3315B',
    6: '#5B6770',
    context: '#6F8790',
  },
};

export const dark: Colors = {
  surface: {
    page: '#0E1A20',
    sunken: '#14252D',
    raised: '#1A303A',
    warm: '#1F2528',
    tint: '#14303A',
    deep: '#083D4B',
  },
  text: { body: '#F1F5F6', muted: '#C3D0D5', onAction: '#0B1E26' },
  link: { base: '#8FD3EA', hover: '#C4EAF6' },
  action: { base: '#8FD3EA', hover: '#B7E4F2' },
  accent: '#F2B58C',
  border: { control: '#8CA0A8', subtle: '#2F4650' },
  success: { text: '#9ADBB5', surface: '#12301F' },
  danger: { text: '#FFB3B8', surface: '#3A1418' },
  info: { text: '#8FD3EA', surface: '#102C37' },
  focus: { outer: '#FFFFFF', inner: '#0E1A20' },
  data: {
    1: '#8FD3EA',
    2: '#F2B58C',
    3: '#C9B6EC',
    4: '#A5D8A7',
    5: '#F2A7C3',
    6: '#C3D0D5',
    context: '#6D848D',
  },
};

/** System colors for forced colors, where the palette of the reader replaces ours. */
export const forced: Colors = {
  surface: {
    page: 'Canvas',
    sunken: 'Canvas',
    raised: 'Canvas',
    warm: 'Canvas',
    tint: 'Canvas',
    deep: 'Canvas',
  },
  text: { body: 'CanvasText', muted: 'CanvasText', onAction: 'ButtonFace' },
  link: { base: 'LinkText', hover: 'LinkText' },
  action: { base: 'ButtonText', hover: 'ButtonText' },
  accent: 'CanvasText',
  border: { control: 'ButtonBorder', subtle: 'CanvasText' },
  success: { text: 'CanvasText', surface: 'Canvas' },
  danger: { text: 'CanvasText', surface: 'Canvas' },
  info: { text: 'CanvasText', surface: 'Canvas' },
  focus: { outer: 'Highlight', inner: 'Canvas' },
  data: {
    1: 'CanvasText',
    2: 'CanvasText',
    3: 'CanvasText',
    4: 'CanvasText',
    5: 'CanvasText',
    6: 'CanvasText',
    context: 'GrayText',
  },
};

/** Each role by its path, such as `surface.page`, with its value. */
export function flattenRoles(roles: Record<string, string | Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(roles).flatMap(([group, value]) =>
      typeof value === 'string'
        ? [[group, value]]
        : Object.entries(value).map(([name, each]) => [`${group}.${name}`, each]),
    ),
  );
}

/** A role of lower contrast, and the role whose color replaces it with increased contrast. */
const strengthened: Record<string, string> = {
  'text.muted': 'text.body',
  'border.control': 'text.body',
  'border.subtle': 'border.control',
};

/** The roles that change with increased contrast (`prefers-contrast: more`): muted text and borders. Takes and returns flat roles. */
export const strongRoles = (roles: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(strengthened).map(([quiet, strong]) => [quiet, roles[strong] ?? roles[quiet] ?? '']),
  );

/** All roles with increased contrast. */
export const moreContrast = (roles: Record<string, string>): Record<string, string> => ({
  ...roles,
  ...strongRoles(roles),
});
