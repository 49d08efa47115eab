import type { Content, Locale } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';

import type { StillName } from '../pictures/still-names.ts';
import sources from './share-sources.json' with { type: 'json' };

/** Width and height of a picture for shared links, in pixels: what ogp.me and the large card of X ask for. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

/** A picture that a shared link shows: the heading of a page, and a drawing. */
export type SharePicture = {
  /** The page whose heading it bears, and the name of its file. */
  id: string;
  /** English path of that page; the pages below it show the same picture. */
  path: `/${string}`;
  still: StillName;
};

/** One picture for each part of the site; the first is common to all pages without another. */
export const SHARE_PICTURES: readonly [SharePicture, ...SharePicture[]] = [
  { id: 'home', path: '/', still: 'arrival' },
  { id: 'for-participants', path: '/for-participants', still: 'home-kit' },
  { id: 'adults', path: '/for-participants/adults', still: 'conversation' },
  { id: 'adults-journey', path: '/for-participants/adults/journey', still: 'calendar' },
  { id: 'children', path: '/for-participants/children', still: 'small-chair' },
  { id: 'babies-journey', path: '/for-participants/children/babies-journey', still: 'calendar' },
  { id: 'children-journey', path: '/for-participants/children/children-journey', still: 'calendar' },
  { id: 'young-adults-journey', path: '/for-participants/children/young-adults-journey', still: 'calendar' },
  { id: 'pregnant-women', path: '/for-participants/pregnant-women', still: 'pram' },
  { id: 'pregnant-women-journey', path: '/for-participants/pregnant-women/journey', still: 'calendar' },
  { id: 'tissue-pathology', path: '/for-participants/tissue-pathology', still: 'condolence' },
  { id: 'about-us', path: '/about-us', still: 'reading' },
  { id: 'by-the-numbers', path: '/about-us/by-the-numbers', still: 'bars' },
  { id: 'digital-health-program', path: '/about-us/digital-health-program', still: 'phone' },
  { id: 'dhpfaq', path: '/DHPFAQ', still: 'phone' },
  { id: 'stay-informed', path: '/stay-informed', still: 'letters' },
  { id: 'study-materials', path: '/study-materials', still: 'papers' },
  { id: 'louisiana', path: '/louisiana', still: 'map' },
  { id: 'nebraska', path: '/nebraska', still: 'map' },
  { id: 'new-mexico', path: '/new-mexico', still: 'map' },
  { id: 'abcd-tier2', path: '/abcd-tier2', still: 'letters' },
  { id: 'privacy-policy', path: '/privacy-policy', still: 'lock' },
  { id: 'join', path: '/join', still: 'arrival' },
  { id: 'contact', path: '/contact', still: 'call' },
];

/** The source of a picture: brand, heading of its page, and name of its drawing. */
export type ShareSource = { brand: string; heading: string; still: StillName };

/** The source of each rendered picture, by path. */
export const drawnSources = sources as Readonly<Record<string, ShareSource | undefined>>;

/** The current source of a picture; undefined for an unknown page. */
export function shareSource(
  { pages, programme }: Pick<Content, 'pages' | 'programme'>,
  { id, still }: SharePicture,
): ShareSource | undefined {
  const page = pages[id];
  return page && { brand: programme.name, heading: page.heading, still };
}

/** Whether a picture exists and is up to date. */
export function isDrawn(content: Content, picture: SharePicture): boolean {
  const drawn = drawnSources[sharePicturePath(content.locale, picture)];
  const source = shareSource(content, picture);
  if (!drawn || !source) return false;
  return drawn.brand === source.brand && drawn.heading === source.heading && drawn.still === source.still;
}

/**
 * The picture of a page: its own, or that of the nearest ancestor with an up-to-date one, finally that of the home
 * page. `path` is the English one.
 */
export function getSharePicture(content: Content, path: string): SharePicture {
  const [common] = SHARE_PICTURES;
  const above = SHARE_PICTURES.filter(
    (picture) => path === picture.path || path.startsWith(`${picture.path}/`),
  ).toSorted((a, b) => b.path.length - a.path.length);
  return above.find((picture) => isDrawn(content, picture)) ?? common;
}

/** Address of the file. */
export const sharePicturePath = (locale: Locale, { id }: SharePicture): `/${string}` =>
  `/share/${locale}/${id}.png`;

/** Alternative text of a picture. */
export function sharePictureAlt(content: Content, picture: SharePicture): string {
  const drawn = drawnSources[sharePicturePath(content.locale, picture)];
  const shows = loadMessages(content.locale)[`documents.picture.${picture.still}`];
  if (!drawn || !shows)
    throw new Error(
      `The picture '${picture.id}' has no source in '${content.locale}', so it would have no alternative text. Render it, and describe its drawing in the messages.`,
    );
  const { brand, heading } = drawn;
  return `${brand}. ${heading}${/[.!?]$/.test(heading) ? '' : '.'} ${shows}.`;
}
