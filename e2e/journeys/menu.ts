import { expect, type Locator } from '@playwright/test';

import type { Visitor } from '../visitor.ts';

/** Opens a disclosure if it is visible and closed. The phone's menu is hidden on a wide screen. */
export async function openDisclosure(visitor: Visitor, summary: Locator): Promise<void> {
  // Style sheets decide whether it is visible.
  const isStyled = () =>
    summary.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
  await expect.poll(isStyled).toBe(true);
  const isClosed = await summary.evaluate(
    (element) => element.checkVisibility() && !element.closest('details')?.open,
  );
  if (isClosed) await visitor.press(summary);
}

/** Follows a link of a menu of the header, both given by the last part of their message ids. */
export const followMenu = (visitor: Visitor, menu: string, link: string): Promise<void> =>
  followInHeader(visitor, `nav.${link}`, `nav.${menu}`);

/** Follows the header's link to the request to join. */
export const followJoin = (visitor: Visitor): Promise<void> => followInHeader(visitor, 'join');

async function followInHeader(visitor: Visitor, link: string, menu?: string): Promise<void> {
  const navigation = visitor.page.getByRole('navigation', {
    name: visitor.text('shell.nav.label'),
    exact: true,
  });
  const summary = (text: string) => navigation.locator('summary').filter({ hasText: text });
  await openDisclosure(visitor, summary(visitor.text('shell.nav.menu')));
  if (menu) await openDisclosure(visitor, summary(visitor.text(`shell.${menu}`)));
  const name = visitor.text(`shell.${link}`);
  const target = navigation.getByRole('link', { name, exact: true }).filter({ visible: true });
  const { pathname } = new URL((await target.getAttribute('href')) ?? '', visitor.page.url());
  await visitor.press(target);
  // The page before it may have fields with the same labels.
  await visitor.page.waitForURL((url) => url.pathname === pathname);
}

/** Follows a link in the main content by its name. */
export async function followLink(visitor: Visitor, name: string): Promise<void> {
  await visitor.press(visitor.page.getByRole('main').getByRole('link', { name, exact: true }).first());
}

/** Expects the page with this h1. */
export const expectPage = (visitor: Visitor, heading: unknown): Promise<void> =>
  expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(String(heading));
