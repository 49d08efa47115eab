import { PROGRAMME_LINKS, type Content, type Programme } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';
import { describe, expect, test } from 'vitest';

import { pages } from '../../pages.ts';
import { load } from './loader.ts';

const content = loadContent('en');
const home = content.pages.home;
const loadWith = (changes: Partial<Content>) => {
  const page = pages[0];
  if (!page) throw new Error('The page table is empty.');
  return load({
    content: { ...content, ...changes },
    locale: 'en',
    page,
    url: new URL('http://localhost/'),
  });
};
const withLinks = (links: Partial<Content['programme']['links']>) =>
  loadWith({ programme: { ...content.programme, links: { ...content.programme.links, ...links } } });

describe('the newsletter', () => {
  test('links to its sign-up', async () => {
    const { ways } = await withLinks({ newsletter: 'https://example.org/sign-up' });
    expect(ways.find(({ id }) => id === 'newsletter')).toMatchObject({
      label: 'Sign up for the newsletter',
      href: 'https://example.org/sign-up',
    });
  });

  test('links to an e-mail with its own text without a sign-up', async () => {
    const { ways } = await withLinks({ newsletter: null });
    expect(ways.find(({ id }) => id === 'newsletter')).toEqual({
      id: 'newsletter',
      title: 'Get our newsletter',
      text: 'There is no sign-up right now. Write to us, and we tell you when there is news.',
      label: 'Write to help@example.org',
      href: 'mailto:help@example.org',
    });
  });
});

test('replaces missing links of the programme by an e-mail with its own text', async () => {
  const none = Object.fromEntries(PROGRAMME_LINKS.map((link) => [link, null])) as Programme['links'];
  const { ways, trials } = await withLinks(none);
  expect(ways).toHaveLength(4);
  for (const way of ways) {
    expect(way, way.id).toMatchObject({
      label: 'Write to help@example.org',
      href: 'mailto:help@example.org',
    });
    expect(way.text, way.id).toContain('right now');
  }
  expect(trials).toEqual({ href: 'mailto:help@example.org', hasSite: false });
});

describe('sections', () => {
  test('are split by id, without a copy of the text', async () => {
    const { sections, body } = await loadWith({});
    expect(sections.goal.heading).toBe('The goal');
    expect(body).toEqual([]);
  });

  test.each([
    ['one section too many', '{#more}', 'more'],
    ['one less', '', 'has the sections'],
  ])('fail the build with %s', async (_what, added, message) => {
    if (!home) throw new Error('content has no home page.');
    const extra = {
      type: 'heading' as const,
      level: 2 as const,
      id: 'more',
      children: [{ type: 'text' as const, value: 'More' }],
    };
    const body = added ? [...home.body, extra] : home.body.slice(0, 1);
    await expect(loadWith({ pages: { home: { ...home, body } } })).rejects.toThrow(message);
  });
});
