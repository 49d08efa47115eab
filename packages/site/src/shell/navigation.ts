import type { Locale } from '@longcovid/content';

import { localePath } from '../pages.ts';

/** A link of the navigation: the last part of its message's id, and where it leads. */
type Place = readonly [words: string, address: `/${string}`];

type Menu = { words: string; places: readonly Place[] };

/** The five menus of the header. Every address is a page of the table, or a section of one. */
const MENUS: readonly Menu[] = [
  {
    words: 'study',
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
    words: 'participants',
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
    words: 'about',
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
    words: 'informed',
    places: [
      ['informed.all', '/stay-informed'],
      ['materials', '/study-materials'],
      ['newsletters', '/stay-informed#newsletters'],
    ],
  },
  {
    words: 'taking-part',
    places: [
      ['canIJoin', '/#who-can-join'],
      ['findSites', '/#find-sites'],
      ['join', '/join'],
    ],
  },
];

/** The header's menus in a language, with the link of the page that is shown marked. */
export function headerMenus(locale: Locale, pathname: string, say: (id: string) => string) {
  return MENUS.map(({ words, places }) => ({
    label: say(`nav.${words}`),
    links: places.map(([place, address]) => {
      const [path = '/', anchor] = address.split('#');
      const href = localePath(locale, path) + (anchor ? `#${anchor}` : '');
      return { label: say(`nav.${place}`), href, current: !anchor && localePath(locale, path) === pathname };
    }),
  }));
}
