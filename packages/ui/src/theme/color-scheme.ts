/** The colours of a page, or of a part of it; auto: as the reader's system. */
export type ColorScheme = 'light' | 'dark' | 'auto';

const attribute = 'data-longcovid-scheme';

/** A page, or a part of one, that says which colours it has. */
export const chosen = `[${attribute}]`;

/** A page that does not say it. */
export const silentPage = `:root:not(${chosen})`;

/**
 * Where the roles of a scheme are in force. Light everywhere at first, since a page that says nothing is written for
 * it; dark where a page asks for it, and never on paper, for which browsers leave out backgrounds.
 */
export const places = {
  light: { selector: `:root, ${chosen}`, query: 'all' },
  dark: { selector: `[${attribute}="dark"]`, query: 'screen' },
  auto: { selector: `[${attribute}="auto"]`, query: 'screen and (prefers-color-scheme: dark)' },
} as const;

/** How bright a white page, such as that of a PDF, is shown: it does not glare where all around it is dark. */
export const paperBrightness = { name: '--longcovid-paper-brightness', light: '1', dark: '0.85' } as const;
