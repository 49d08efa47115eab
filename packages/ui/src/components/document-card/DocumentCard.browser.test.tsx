import { expect, describe, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { withLocale } from '../../../test/with-locale.tsx';
import { DocumentCard, type DocumentCardProps } from './index.ts';

const file = { href: '/pdf/join.pdf', bytes: 24_539, pages: 2, access: 'tagged' } as const;
const card = (props: Partial<DocumentCardProps> = {}) => (
  <DocumentCard
    title="Joining the study"
    headingLevel={3}
    language="en"
    webHref="/join"
    file={file}
    date="2025-02-13"
    requestHref="/contact"
    {...props}
  >
    <p>For adults.</p>
  </DocumentCard>
);
const links = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => link.textContent.replace(/\s+/g, ' ').trim());
/** The facts of the document, each as one line. */
const facts = () =>
  [...document.querySelectorAll('[data-part="facts"] > div')].map(
    (fact) => `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent}`,
  );

describe('facts', () => {
  test('DCC-01 names the document by a heading', async () => {
    await render(card());
    await expect.element(page.getByRole('heading', { name: 'Joining the study', level: 3 })).toBeVisible();
  });

  test.each([
    [
      'en',
      [
        'Language: English',
        'Length: 2 pages',
        'Version: February 13, 2025',
        'Screen readers: should work; no person has checked it yet',
      ],
      'Download (PDF, 25 kB) Joining the study',
    ],
    [
      'es',
      [
        'Idioma: inglés',
        'Extensión: 2 páginas',
        'Versión: 13 de febrero de 2025',
        'Lectores de pantalla: debería funcionar; todavía no lo ha revisado una persona',
      ],
      'Descargar (PDF, 25 kB) Joining the study',
    ],
  ] as const)(
    'DCC-02 shows language, pages, version, format and size, %s',
    async (locale, lines, download) => {
      await render(withLocale(locale, card()));
      expect(facts()).toEqual(lines);
      await expect.element(page.getByRole('link', { name: download })).toBeVisible();
      expect(document.querySelector('time')?.dateTime).toBe('2025-02-13');
    },
  );

  test.each([
    [999, '1 kB'],
    [1_400, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1 MB'],
    [1_260_000, '1.3 MB'],
  ])('DCC-02 formats %i bytes as %s', async (bytes, size) => {
    await render(card({ file: { href: '/a.pdf', bytes } }));
    expect(links()[1]).toBe(`Download (PDF, ${size}) Joining the study`);
  });

  test('DCC-03 leaves out what is not known, and shows that a file is missing', async () => {
    await render(card({ file: undefined, date: undefined, requestHref: undefined, webHref: undefined }));
    expect(facts()).toEqual(['Language: English']);
    await expect.element(page.getByText('There is no file to download yet.')).toBeVisible();
    expect(links()).toEqual([]);
  });

  test.each([Number.NaN, -3, 0, 1.5, Number.POSITIVE_INFINITY])(
    'DCC-04 leaves out %d, which is not a count, and warns a developer',
    async (count) => {
      const warned = vi.spyOn(console, 'error').mockReturnValue();
      await render(card({ file: { href: '/a.pdf', pages: count, bytes: count } }));
      expect(facts()).toEqual(['Language: English', 'Version: February 13, 2025']);
      expect(links()[1]).toBe('Download (PDF) Joining the study');
      expect(warned.mock.calls.flat().join(' ')).toContain(`[@longcovid/ui] DocumentCard: pages is ${count}`);
    },
  );

  test('DCC-04 shows an invalid date or language unchanged', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(card({ date: 'soon', language: 'not a code', file: undefined, version: 'draft' }));
    expect(facts()).toEqual(['Language: not a code', 'Version: draft, soon']);
    expect(page.getByRole('heading').element().hasAttribute('lang')).toBe(false);
    expect(warned.mock.calls.flat().join(' ')).toContain('“not a code” is not a language tag.');
  });
});

describe('links', () => {
  test('DCC-05 puts the web page before the file, by Tab and on the screen, and names the document in each link (jschol #968)', async () => {
    await render(card());
    expect(links()).toEqual([
      'Read as a web page Joining the study',
      'Download (PDF, 25 kB) Joining the study',
      'Ask for another format Joining the study',
    ]);
    const [web, download] = page.getByRole('link').elements();
    expect(web?.getBoundingClientRect().left).toBeLessThan(download?.getBoundingClientRect().left ?? 0);
    await userEvent.tab();
    expect(document.activeElement).toBe(web);
    expect(getComputedStyle(web as Element).outlineStyle).toBe('solid');
    await userEvent.tab();
    expect(document.activeElement).toBe(download);
    expect((download as HTMLAnchorElement).download).toBe('');
    expect(download?.hasAttribute('download')).toBe(true);
  });

  test('DCC-06 marks the language of the document, and of the link to its twin', async () => {
    await render(
      card({
        title: 'Participar en el estudio',
        language: 'es',
        otherLanguage: { href: '/en', language: 'en', name: 'English' },
      }),
    );
    const heading = page.getByRole('heading', { name: 'Participar en el estudio' }).element();
    expect(heading.getAttribute('lang')).toBe('es');
    const web = page.getByRole('link', { name: /^Read as a web page/ }).element();
    expect(web.getAttribute('hreflang')).toBe('es');
    expect(web.querySelector('[lang="es"]')?.textContent.trim()).toBe('Participar en el estudio');
    const other = page.getByRole('link', { name: 'English' }).element();
    expect([other.getAttribute('lang'), other.getAttribute('hreflang')]).toEqual(['en', 'en']);
  });
});

test('DCC-09 shows a border in forced colors', async () => {
  await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await render(card());
  const element = document.querySelector('[data-component="document-card"]') as HTMLElement;
  expect(getComputedStyle(element).borderTopStyle).toBe('solid');
  expect(getComputedStyle(element).borderTopColor).not.toBe(getComputedStyle(document.body).backgroundColor);
});
