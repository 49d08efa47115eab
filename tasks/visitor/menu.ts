import { expect, type Locator } from '@playwright/test';

import type { Visitor } from '../visitor.ts';

/** Opens a disclosure that a person sees closed; one that is not shown, as the phone's menu on a wide screen, needs no opening. */
export async function openDisclosure(visitor: Visitor, summary: Locator): Promise<void> {
  // A person sees nothing before the style sheets are there; they decide whether it is shown.
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

/** Follows a link of a menu of the header. @param menu, link The last parts of their messages' ids. */
export async function followMenu(visitor: Visitor, menu: string, link: string): Promise<void> {
  const navigation = visitor.page.getByRole('navigation', {
    name: visitor.text('shell.nav.label'),
    exact: true,
  });
  const summary = (text: string) => navigation.locator('summary').filter({ hasText: text });
  await openDisclosure(visitor, summary(visitor.text('shell.nav.menu')));
  await openDisclosure(visitor, summary(visitor.text(`shell.nav.${menu}`)));
  const name = visitor.text(`shell.nav.${link}`);
  await visitor.press(navigation.getByRole('link', { name, exact: true }).filter({ visible: true }));
}

/** Follows a link of the page's own content, by what it says. */
export async function followLink(visitor: Visitor, name: string): Promise<void> {
  await visitor.press(visitor.page.getByRole('main').getByRole('link', { name, exact: true }).first());
}

/** The page that a person is on, by its one large heading. */
export const expectPage = (visitor: Visitor, heading: unknown): Promise<void> =>
  expect(visitor.page.getByRole('heading', { level: 1 })).toHaveText(String(heading));
