/** The pictures of the site: places and objects, one family, in the colours of the theme. */
export const PICTURES = ['clinic', 'home', 'chair', 'letters', 'papers'] as const;
export type PictureName = (typeof PICTURES)[number];
