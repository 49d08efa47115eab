import { expect } from '@playwright/test';

import { readMessage } from '../messages.ts';
import { readEntries } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import type { Language } from '../ways.ts';
import { expectPage, followLink } from './menu.ts';

/** Pages that follow an action of the visitor, and home, which has another name in the site map. */
const NOT_LISTED = [
  'home',
  'join',
  'join-sent',
  'contact',
  'contact-sent',
  'alerts-sent',
  'alerts-stop',
  'error',
  'not-found',
  'not-translated',
];

/** The headings of all pages that exist in a language. */
const readHeadings = (language: Language): string[] => [
  ...readEntries('page', language)
    .filter(({ slug }) => !NOT_LISTED.includes(slug))
    .map(({ fields }) => String(fields.heading)),
  // The case studies are placeholders.
  ...['study-material', 'protocol', 'update'].flatMap((kind) =>
    readEntries(kind, language).map(({ fields }) => String(fields.title)),
  ),
  ...readEntries('newsletter', language).map(({ fields }) =>
    readMessage(language, 'documents.pdf.newsletter', { title: String(fields.title) }),
  ),
];

const readSiteMapHeading = (language: Language): string =>
  String(readEntries('page', language).find(({ slug }) => slug === 'site-map')?.fields.heading);

visitorTask<{ heading: string }>('find a page by the site map', {
  who: 'Somebody who knows what a page is called, and does not want to guess under which menu it is.',
  draw: (draw, { language }) => ({
    // Nobody looks for the site map in itself.
    heading: draw.pick(readHeadings(language).filter((each) => each !== readSiteMapHeading(language))),
  }),
  run: async (visitor, { heading }) => {
    const { page, language } = visitor;
    await visitor.arrive();
    const footer = page.getByRole('contentinfo');
    await visitor.press(
      footer.getByRole('link', { name: visitor.text('shell.footer.siteMap'), exact: true }),
    );
    // Home has links with the same text.
    await expectPage(visitor, readSiteMapHeading(language));
    // Help beside the list has links, too.
    const links = page.locator('main a:not([aria-labelledby=help] *)');
    await expect(links.filter({ hasText: heading }).first()).toBeVisible();
    const listed = await links.allTextContents();
    expect(
      readHeadings(language).filter((each) => !listed.includes(each)),
      'pages that are not listed',
    ).toEqual([]);
    expect(
      listed.filter((each, index) => listed.indexOf(each) !== index),
      'pages that are listed twice',
    ).toEqual([]);

    await followLink(visitor, heading);
    await expectPage(visitor, heading);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await page.goBack();
    await expect(links.filter({ hasText: heading }).first()).toBeInViewport();
  },
});
