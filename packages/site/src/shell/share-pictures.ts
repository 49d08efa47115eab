import type { Content, Locale } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';

import type { StillName } from '../pictures/still-names.ts';

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

/** One picture for each part of the site. */
export const SHARE_PICTURES: readonly SharePicture[] = [
  { id: 'home', path: '/', still: 'people' },
  { id: 'for-participants', path: '/for-participants', still: 'home' },
  { id: 'adults', path: '/for-participants/adults', still: 'chair' },
  { id: 'adults-journey', path: '/for-participants/adults/journey', still: 'calendar' },
  { id: 'children', path: '/for-participants/children', still: 'small-chair' },
  { id: 'babies-journey', path: '/for-participants/children/babies-journey', still: 'calendar' },
  { id: 'children-journey', path: '/for-participants/children/children-journey', still: 'calendar' },
  { id: 'young-adults-journey', path: '/for-participants/children/young-adults-journey', still: 'calendar' },
  { id: 'pregnant-women', path: '/for-participants/pregnant-women', still: 'pram' },
  { id: 'pregnant-women-journey', path: '/for-participants/pregnant-women/journey', still: 'calendar' },
  { id: 'tissue-pathology', path: '/for-participants/tissue-pathology', still: 'flowers' },
  { id: 'about-us', path: '/about-us', still: 'clinic' },
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
  { id: 'join', path: '/join', still: 'clinic' },
  { id: 'contact', path: '/contact', still: 'phone' },
];

/** The picture of a page: its own, or that of the nearest page above it. `path` is the English one. */
export function sharePictureOf(path: string): SharePicture {
  const above = SHARE_PICTURES.filter(
    (picture) => picture.path === '/' || path === picture.path || path.startsWith(`${picture.path}/`),
  );
  const [nearest] = above.sort((a, b) => b.path.length - a.path.length);
  if (!nearest) throw new Error('The table of pictures for shared links has none for the home page.');
  return nearest;
}

/** Address of the file. */
export const sharePicturePath = (locale: Locale, { id }: SharePicture): `/${string}` =>
  `/share/${locale}/${id}.png`;

/** The words in a picture: whose it is, and the heading of its page. */
export function sharePictureWords(
  { pages, programme }: Pick<Content, 'pages' | 'programme'>,
  { id }: SharePicture,
): { brand: string; heading: string } {
  const page = pages[id];
  if (!page)
    throw new Error(`The table of pictures for shared links names '${id}', which is no page of content.`);
  return { brand: programme.name, heading: page.heading };
}

/** What a picture says and shows, for those who do not see it. */
export function sharePictureAlt(content: Content, picture: SharePicture): string {
  const { brand, heading } = sharePictureWords(content, picture);
  const shows = loadMessages(content.locale)[`documents.picture.${picture.still}`];
  if (!shows)
    throw new Error(`The messages of '${content.locale}' do not say what '${picture.still}' shows.`);
  return `${brand}. ${heading}${/[.!?]$/.test(heading) ? '' : '.'} ${shows}.`;
}
