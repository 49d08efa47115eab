import type { Locale, Programme } from '@longcovid/content';

import { localePath, splitPath } from '../pages.ts';

/** A link of the navigation: the last part of its message's id, and where it leads. */
type Place = readonly [words: string, address: `/${string}`];

type Menu = { label: string; places: readonly Place[] };

/** The five menus of the header. Every address is a page of the table, or a section of one. */
const MENUS: readonly Menu[] = [
  {
    label: 'taking-part',
    places: [
      ['canIJoin', '/#who-can-join'],
      ['findSites', '/#find-sites'],
      ['join', '/join'],
    ],
  },
  {
    label: 'study',
    places: [
      ['home', '/'],
      ['goal', '/#goal'],
      ['whoCanJoin', '/#who-can-join'],
      ['howItWorks', '/#how-it-works'],
      ['findSites', '/#find-sites'],
      ['learnMore', '/#learn-more'],
    ],
  },
  {
    label: 'participants',
    places: [
      ['participants.all', '/for-participants'],
      ['children', '/for-participants/children'],
      ['adults', '/for-participants/adults'],
      ['pregnancy', '/for-participants/pregnant-women'],
      ['tissue', '/for-participants/tissue-pathology'],
      ['resources', '/for-participants#support-resources'],
    ],
  },
  {
    label: 'about',
    places: [
      ['about.all', '/about-us'],
      ['representatives', '/about-us/longcovid-representatives'],
      ['protocols', '/about-us/about-studies-protocol'],
      ['ehr', '/about-us/ehr'],
      ['numbers', '/about-us/by-the-numbers'],
      ['digitalHealth', '/about-us/digital-health-program'],
    ],
  },
  {
    label: 'informed',
    places: [
      ['informed.all', '/stay-informed'],
      ['materials', '/study-materials'],
      ['newsletters', '/stay-informed#newsletters'],
    ],
  },
];

/** The page of the menus that an address stands on or below: that with the longest path. Home holds only itself. */
function pageOfMenus(pathname: string): string | undefined {
  const { path } = splitPath(pathname);
  return MENUS.flatMap(({ places }) => places.map(([, address]) => address))
    .filter((address) => address === path || path.startsWith(`${address}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** The sign-up for the newsletter; a programme that has none is written to, about it. */
const newsletterLink = ({ links, email }: Programme, t: (id: string) => string) => ({
  label: t('nav.newsletterSignUp'),
  href: links.newsletter ?? `mailto:${email}?subject=${encodeURIComponent(t('nav.newsletterSignUp'))}`,
  current: false,
});

type Shown = { locale: Locale; pathname: string; programme: Programme };

/** The header's menus in a language. The link of the page that is shown is marked, or else that of its section. */
export function headerMenus({ locale, pathname, programme }: Shown, t: (id: string) => string) {
  const shown = pageOfMenus(pathname);
  const createLinks = (places: readonly Place[]) =>
    places.map(([place, address]) => {
      const [path = '/', anchor] = address.split('#');
      const page = localePath(locale, path);
      const isShown = address === shown;
      return {
        label: t(`nav.${place}`),
        href: page + (anchor ? `#${anchor}` : ''),
        current: isShown && page !== pathname ? ('section' as const) : isShown,
      };
    });
  return MENUS.map(({ label, places }) => ({
    label: t(`nav.${label}`),
    links: [...createLinks(places), ...(label === 'informed' ? [newsletterLink(programme, t)] : [])],
  }));
}
