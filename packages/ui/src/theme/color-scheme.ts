/** The colors of a page, or of a part of it; auto: as the reader's system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

const attribute = 'data-longcovid-scheme';

/** Selects a page, or a part of one, that has the attribute. */
export const chosen = `[${attribute}]`;

/** Selects a page without the attribute. */
export const silentPage = `:root:not(${chosen})`;

/**
 * Where the roles of a scheme apply: light by default, since a page without the attribute is written for it; dark where
 * the attribute says so, and never in print, for which browsers omit backgrounds.
 */
export const places = {
  light: { selector: `:root, ${chosen}`, query: 'all' },
  dark: { selector: `[${attribute}="dark"]`, query: 'screen' },
  auto: { selector: `[${attribute}="auto"]`, query: 'screen and (prefers-color-scheme: dark)' },
} as const;

/** Brightness of a white page, such as that of a PDF, so that it does not glare in the dark scheme. */
export const paperBrightness = { name: '--longcovid-paper-brightness', light: '1', dark: '0.85' } as const;
