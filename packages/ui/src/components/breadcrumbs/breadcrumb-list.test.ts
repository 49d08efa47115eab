import { expect, test } from 'vitest';
import { breadcrumbList } from './breadcrumb-list.ts';

test('BRC-06 returns the pages as an object of schema.org, with absolute URLs', () => {
  const pages = [
    { label: 'Inicio', href: '/es' },
    { label: 'Niñas y niños', href: 'https://other.example/ni%C3%B1os' },
  ];
  expect(breadcrumbList(pages, 'https://example.org')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://example.org/es' },
      { '@type': 'ListItem', position: 2, name: 'Niñas y niños', item: 'https://other.example/ni%C3%B1os' },
    ],
  });
});

test('BRC-06 returns an empty list for no page, and throws for a site that is no URL', () => {
  expect(breadcrumbList([], 'https://example.org').itemListElement).toEqual([]);
  expect(() => breadcrumbList([{ label: 'Home', href: '/' }], 'example')).toThrow(TypeError);
});
