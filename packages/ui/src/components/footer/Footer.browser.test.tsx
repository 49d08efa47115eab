import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { Footer, type FooterProps, HelpWays } from './index.ts';

const footer = (props: Partial<FooterProps> = {}) => (
  <Footer
    helpHeading="Get help"
    helpWays={[
      { term: 'By phone', content: <a href="tel:+18005550199">1-800-555-0199</a> },
      { term: 'By e-mail', content: <a href="mailto:help@example.org">help@example.org</a> },
    ]}
    helpNote={<p>In an emergency call 911.</p>}
    linksLabel="More pages"
    columns={[
      { heading: 'The study', links: [{ label: 'Numbers', href: '/numbers' }] },
      {
        heading: 'Rules',
        links: [
          { label: 'Privacy', href: '/privacy' },
          { label: 'En español', href: '/es', lang: 'es' },
        ],
      },
    ]}
    {...props}
  />
);

test('FOO-01 is the footer landmark of the page, with a region for help and a named navigation', async () => {
  await render(footer());
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Get help' })).toBeVisible();
  await expect.element(page.getByRole('navigation', { name: 'More pages' })).toBeVisible();
});

test('FOO-02 puts help first, also by Tab', async () => {
  await render(footer());
  const stops: (string | null | undefined)[] = [];
  for (let stop = 0; stop < 5; stop++) {
    await userEvent.tab();
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(['1-800-555-0199', 'help@example.org', 'Numbers', 'Privacy', 'En español']);
});

test('FOO-03 names the list of each column by its heading, which has its place in the outline', async () => {
  await render(footer({ headingLevel: 3 }));
  const rules = page.getByRole('list', { name: 'Rules' });
  expect(rules.getByRole('listitem').elements()).toHaveLength(2);
  expect(
    page
      .getByRole('heading', { level: 3 })
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['Get help', 'The study', 'Rules']);
});

test('FOO-04 marks a link in another language', async () => {
  await render(footer());
  const link = page.getByRole('link', { name: 'En español' }).element();
  expect([link.getAttribute('lang'), link.getAttribute('hreflang')]).toEqual(['es', 'es']);
});

test('FOO-06 leaves out a column without a link, and a navigation without a column', async () => {
  const { rerender } = await render(footer({ columns: [{ heading: 'Empty', links: [] }] }));
  expect(page.getByRole('navigation').elements()).toEqual([]);
  await rerender(
    footer({
      columns: [
        { heading: 'Empty', links: [] },
        { heading: 'Rules', links: [{ label: 'Privacy', href: '/' }] },
      ],
    }),
  );
  expect(page.getByRole('heading', { name: 'Empty' }).elements()).toEqual([]);
});

test('FOO-07 prints help and no links', async () => {
  await render(footer());
  await commands.emulateMedia({ media: 'print' });
  expect(document.querySelector('[data-part="help"]')?.checkVisibility()).toBe(true);
  expect(document.querySelector('nav')?.checkVisibility()).toBe(false);
});

test('FOO-11 gives the heading of the help the id of the page', async () => {
  await render(footer({ helpId: 'help' }));
  expect(document.getElementById('help')?.textContent).toBe('Get help');
  await expect.element(page.getByRole('region', { name: 'Get help' })).toBeVisible();
});

test('FOO-12 renders the same named pairs outside of the footer', async () => {
  const pairs = (container: Element) =>
    [...container.querySelectorAll('dl > div')].map((way) =>
      [...way.children].map((each) => each.textContent),
    );
  const ways = [{ term: 'By phone', content: '1-800-555-0199' }];
  const inFooter = await render(footer({ helpWays: ways }));
  const alone = await render(<HelpWays ways={ways} note={<p>In an emergency call 911.</p>} />);
  expect(pairs(alone.container)).toEqual([['By phone', '1-800-555-0199']]);
  expect(pairs(alone.container)).toEqual(pairs(inFooter.container));
  expect(alone.container.textContent).toContain('In an emergency call 911.');
});
