import { LOCALES, type Programme } from '@longcovid/content';
import { expect, test } from 'vitest';

import { localePath } from '../pages.ts';
import { headerMenus } from './navigation.ts';

const newsletter = 'https://example.org/newsletter';
const programme = { email: 'help@example.org', links: { newsletter } } as Programme;

const marked = (path: string, locale: (typeof LOCALES)[number] = 'en') =>
  headerMenus({ locale, pathname: localePath(locale, path), programme }, (id) => id).flatMap((item) =>
    'links' in item
      ? item.links.flatMap((link) =>
          link.current
            ? `${item.label} > ${link.label}${link.current === 'section' ? ' (section)' : ''}`
            : [],
        )
      : item.current
        ? item.label
        : [],
  );

test.each([
  ['/', 'nav.study > nav.home'],
  ['/for-participants', 'nav.participants > nav.participants.all'],
  ['/for-participants/adults', 'nav.participants > nav.adults'],
  ['/for-participants/adults/journey', 'nav.participants > nav.adults (section)'],
  ['/for-participants/children/babies-journey', 'nav.participants > nav.children (section)'],
  ['/stay-informed/updates/enrollment-complete', 'nav.informed > nav.informed.all (section)'],
  ['/stay-informed/case-studies/case-study-1', 'nav.informed > nav.informed.all (section)'],
  ['/study-materials/adult-join', 'nav.informed > nav.materials (section)'],
  ['/join', 'join'],
])('marks on %s in the menus %s, in both languages', (path, mark) => {
  for (const locale of LOCALES) expect(marked(path, locale)).toEqual([mark]);
});

test('links to the form to join once, after the menus', () => {
  const items = headerMenus({ locale: 'en', pathname: '/', programme }, (id) => id);
  const hrefs = items.flatMap((item) => ('links' in item ? item.links.map(({ href }) => href) : item.href));
  expect(hrefs.filter((href) => href === '/join')).toHaveLength(1);
  expect(items.at(-1)).toEqual({ label: 'join', href: '/join', current: false });
});

test('marks nothing for a page outside of the menus', () => {
  expect(['/louisiana', '/privacy-policy', '/site-map'].flatMap((path) => marked(path))).toEqual([]);
});

test.each([
  [newsletter, newsletter],
  [null, 'mailto:help@example.org?subject=Sign%20up'],
])('links to the sign-up for the newsletter %s, or to an e-mail', (link, href) => {
  const menus = headerMenus(
    {
      locale: 'en',
      pathname: '/',
      programme: { ...programme, links: { ...programme.links, newsletter: link } },
    },
    () => 'Sign up',
  );
  expect(menus.flatMap((item) => ('links' in item ? item.links.at(-1)?.href : []))).toContain(href);
});
