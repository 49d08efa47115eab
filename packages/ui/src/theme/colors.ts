/**
 * The colours of each role, light and dark, as six-digit hex.
 * A role says what a colour is for; components name roles, never colours.
 */
export type Colors = {
  /** page: behind everything · sunken: set back · raised: cards · warm: people and stories. */
  surface: { page: string; sunken: string; raised: string; warm: string };
  text: { body: string; muted: string; onAction: string };
  link: { base: string; hover: string };
  action: { base: string; hover: string };
  accent: string;
  /** control: edge of what can be used · subtle: decoration only. */
  border: { control: string; subtle: string };
  success: { text: string; surface: string };
  danger: { text: string; surface: string };
  info: { text: string; surface: string };
  /** Two rings, so that one of them is seen on any colour. */
  focus: { outer: string; inner: string };
  /** Marks in charts, always with a pattern and a direct label. */
  data: { 1: string; 2: string; 3: string; 4: string; 5: string; 6: string };
};

export const light: Colors = {
  surface: { page: '#FFFFFF', sunken: '#F5F7F6', raised: '#FFFFFF', warm: '#FBF3EA' },
  text: { body: '#14242B', muted: '#3D4F57', onAction: '#FFFFFF' },
  link: { base: '#0A4A63', hover: '#06303F' },
  action: { base: '#0B5A6E', hover: '#083F4D' },
  accent: '#8A3B12',
  border: { control: '#5F7179', subtle: '#C9D3D6' },
  success: { text: '#0F5132', surface: '#E6F4EC' },
  danger: { text: '#8E1220', surface: '#FBEAEC' },
  info: { text: '#0A4A63', surface: '#E7F1F5' },
  focus: { outer: '#14242B', inner: '#FFD24A' },
  data: { 1: '#0B5A6E', 2: '#B5541C', 3: '#6B4FA0', 4: '#3C7A3F', 5: '#A3315B', 6: '#5B6770' },
};

export const dark: Colors = {
  surface: { page: '#0E1A20', sunken: '#14252D', raised: '#1A303A', warm: '#2A2320' },
  text: { body: '#F1F5F6', muted: '#C3D0D5', onAction: '#0B1E26' },
  link: { base: '#8FD3EA', hover: '#C4EAF6' },
  action: { base: '#8FD3EA', hover: '#B7E4F2' },
  accent: '#F2B58C',
  border: { control: '#8CA0A8', subtle: '#2F4650' },
  success: { text: '#9ADBB5', surface: '#12301F' },
  danger: { text: '#FFB3B8', surface: '#3A1418' },
  info: { text: '#8FD3EA', surface: '#102C37' },
  focus: { outer: '#FFFFFF', inner: '#0E1A20' },
  data: { 1: '#8FD3EA', 2: '#F2B58C', 3: '#C9B6EC', 4: '#A5D8A7', 5: '#F2A7C3', 6: '#C3D0D5' },
};

/** System colours for forced colours, where the reader's own palette takes the place of ours. */
export const forced: Colors = {
  surface: { page: 'Canvas', sunken: 'Canvas', raised: 'Canvas', warm: 'Canvas' },
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

/** A quiet role, and the stronger one whose colour it takes when more contrast is wanted. */
const strengthened: Record<string, string> = {
  'text.muted': 'text.body',
  'border.control': 'text.body',
  'border.subtle': 'border.control',
};

/** The roles that change when the reader's system asks for more contrast: quiet text and quiet edges grow strong. Takes and gives flat roles. */
export const strongRoles = (roles: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(strengthened).map(([quiet, strong]) => [quiet, roles[strong] ?? roles[quiet] ?? '']),
  );

/** All roles as they are when more contrast is wanted. */
export const moreContrast = (roles: Record<string, string>): Record<string, string> => ({
  ...roles,
  ...strongRoles(roles),
});
