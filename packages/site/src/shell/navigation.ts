import type { Locale, Programme } from '@longcovid/content';

import { localePath, splitPath } from '../pages.ts';

/** A link of a menu: its message's id after `nav.`, and its target. */
type MenuLink = readonly [messageId: string, href: `/${string}`];

type Menu = { label: string; links: readonly MenuLink[] };

/** The menus of the header. Every `href` is a page of the table, or a section of one. */
const MENUS: readonly Menu[] = [
  {
    label: 'taking-part',
    links: [
      ['findSites', '/#find-sites'],
      ['answers', '/answers'],
      ['alerts', '/alerts'],
      ['afterDeath', '/after-a-death'],
    ],
  },
  {
    label: 'study',
    links: [
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
    links: [
      ['participants.all', '/for-participants'],
      ['yourStudy', '/for-participants/your-study'],
      ['children', '/for-participants/children'],
      ['adults', '/for-participants/adults'],
      ['pregnancy', '/for-participants/pregnant-women'],
      ['tissue', '/for-participants/tissue-pathology'],
      ['resources', '/for-participants#support-resources'],
    ],
  },
  {
    label: 'about',
    links: [
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
    links: [
      ['informed.all', '/stay-informed'],
      ['materials', '/study-materials'],
      ['newsletters', '/stay-informed#newsletters'],
    ],
  },
];

/** The page of the menus that is this page or its closest ancestor. Home is no ancestor. */
function findMenuPage(pathname: string): string | undefined {
  const { path } = splitPath(pathname);
  return MENUS.flatMap(({ links }) => links.map(([, href]) => href))
    .filter((href) => href === path || path.startsWith(`${href}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** The sign-up for the newsletter, or an email to a programme without one. */
const newsletterLink = ({ links, email }: Programme, t: (id: string) => string) => ({
  label: t('nav.newsletterSignUp'),
  href: links.newsletter ?? `mailto:${email}?subject=${encodeURIComponent(t('nav.newsletterSignUp'))}`,
  current: false,
});

type Shown = { locale: Locale; pathname: string; programme: Programme };

/** The header's menus in a language, then the way to join. The link to the current page is marked, or else that to its section. */
export function headerMenus({ locale, pathname, programme }: Shown, t: (id: string) => string) {
  const shown = findMenuPage(pathname);
  const createLinks = (links: readonly MenuLink[]) =>
    links.map(([messageId, href]) => {
      const [path = '/', anchor] = href.split('#');
      const page = localePath(locale, path);
      const isShown = href === shown;
      return {
        label: t(`nav.${messageId}`),
        href: page + (anchor ? `#${anchor}` : ''),
        current: isShown && page !== pathname ? ('section' as const) : isShown,
      };
    });
  const menus = MENUS.map(({ label, links }) => ({
    label: t(`nav.${label}`),
    links: [...createLinks(links), ...(label === 'informed' ? [newsletterLink(programme, t)] : [])],
  }));
  const href = localePath(locale, '/join');
  return [...menus, { label: t('join'), href, current: href === pathname }];
}
