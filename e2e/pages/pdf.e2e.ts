import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';

import { paperDocuments } from '../../packages/content/tools/make-pdfs/documents.ts';
import { expectNoViolations } from './axe.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { expectNoSidewaysScroll, tabTo } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

const text = {
  en: {
    path: '/study-materials/post-exertional-malaise',
    title: 'Post-exertional malaise: a fact sheet (PDF)',
    view: 'Look at the PDF',
    first: 'Page 1 of 2',
    second: 'Page 2 of 2',
    next: 'Next page',
    tools: 'Size and search',
    larger: 'Larger',
    size: 'Size: 150 percent',
    field: 'Find words in this document',
    wanted: 'THIS PAGE does not give',
    found: 'Found on page 2.',
    web: 'Read as a web page',
    failed: 'The document cannot be shown here',
  },
  es: {
    path: '/es/study-materials/post-exertional-malaise',
    title: 'Malestar posesfuerzo: hoja informativa (PDF)',
    view: 'Ver el PDF',
    first: 'Página 1 de 2',
    second: 'Página 2 de 2',
    next: 'Página siguiente',
    tools: 'Tamaño y búsqueda',
    larger: 'Más grande',
    size: 'Tamaño: 150 por ciento',
    field: 'Buscar palabras en este documento',
    wanted: 'ESTA PAGINA NO DA CONSEJOS',
    found: 'Se encontró en la página 2.',
    web: 'Leer como página web',
    failed: 'El documento no se puede mostrar aquí',
  },
} as const;

/** Milliseconds that a slow machine may need for a megabyte of script. */
const WORKER = 30_000;

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

/** Whether the page of the PDF is drawn, by its dark pixels. */
const isDrawn = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    // From a copy, since browsers warn when the same canvas is read repeatedly.
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d', {
      willReadFrequently: true,
    });
    copy?.drawImage(canvas, 0, 0);
    const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.some((value, index) => index % 4 === 0 && value < 100 && data[index + 3] === 255);
  });

for (const locale of locales) {
  const w = text[locale];

  test(`opens a PDF in a dialog to page, zoom and search by keyboard, ${locale}, 320 px`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    // The link is on the page; its file, viewer and worker are not.
    const getPdfRequests = () =>
      fetched.filter((path) => /pdf(?!Links?-)/i.test(path) && !/PagePdf-|\.json$/.test(path));
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(w.path);
    await hydrate(page);
    expect(getPdfRequests(), 'before it is asked for').toEqual([]);
    await tabTo(page, link(page, w.view));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: w.title });
    await expect(dialog.getByRole('heading', { name: w.title })).toBeFocused({ timeout: WORKER });
    await expect(dialog.getByText(w.first, { exact: true })).toBeVisible({ timeout: WORKER });
    await expect.poll(() => isDrawn(page), { timeout: WORKER }).toBe(true);
    const pageText = dialog.locator('[data-part=text][lang]');
    await expect(pageText).toHaveAttribute('lang', locale);
    await expect(pageText.locator('h3').first()).toHaveText(w.title.replace(' (PDF)', ''));
    await expectNoViolations(page);

    await tabTo(page, dialog.getByRole('button', { name: w.next }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(w.second, { exact: true })).toBeVisible();
    await tabTo(page, dialog.locator('summary', { hasText: w.tools }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: w.larger }));
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(w.size)).toBeVisible();
    await tabTo(page, dialog.getByRole('textbox', { name: w.field }));
    await page.keyboard.type(w.wanted);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(w.found)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link(page, w.view)).toBeFocused();
  });

  test.describe('a file that cannot be read', () => {
    test.use({
      allowed:
        /could not be read; its links stay|Indexing all PDF objects|status of 404|^response 404: .*\.pdf$/,
    });

    test(`reports a missing and a broken PDF with a link to the page with the same text, ${locale}`, async ({
      page,
    }) => {
      for (const answer of [
        { status: 404, contentType: 'text/html', body: 'Not here' },
        { status: 200, contentType: 'application/pdf', body: 'broken' },
      ]) {
        await page.route('**/*.pdf', (route) => route.fulfill(answer));
        await page.goto(w.path);
        await hydrate(page);
        await link(page, w.view).click();
        const dialog = page.getByRole('dialog', { name: w.title });
        await expect(dialog.getByRole('status').getByText(w.failed)).toBeAttached({ timeout: WORKER });
        await expect(dialog.getByRole('paragraph').filter({ hasText: w.web.slice(-8) })).toBeVisible();
        await dialog.getByRole('link', { name: w.web }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('main')).toBeFocused();
      }
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links the file itself in both languages', async ({ page, request }) => {
    for (const locale of locales) {
      const w = text[locale];
      await page.goto(w.path);
      const href = await link(page, w.view).getAttribute('href');
      expect(href).toBe(`/pdf/${locale}/post-exertional-malaise.pdf`);
      const answer = await request.get(href ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    }
  });
});

const lists = [
  { path: '/study-materials', count: 21 },
  { path: '/stay-informed', count: 9 },
  { path: '/about-us/about-studies-protocol', count: 7 },
] as const;
const statusMessages = {
  en: { prefix: '', form: /\(PDF, (1 page|[2-9] pages)\) (\d+) kB, in English/ },
  es: { prefix: '/es', form: /\(PDF, (1 página|[2-9] páginas)\) (\d+) kB, en español/ },
} as const;

test('lists PDFs with pages, actual size and language, in both languages', async ({ request }) => {
  const misses: string[] = [];
  for (const locale of locales) {
    const { prefix, form } = statusMessages[locale];
    for (const { path, count } of lists) {
      const main = parse(await (await request.get(prefix + path)).text()).querySelector('main');
      const links = main?.querySelectorAll('a[download]') ?? [];
      if (links.length !== count) misses.push(`${prefix}${path}: ${links.length} links`);
      for (const link of links) {
        const href = link.getAttribute('href') ?? '';
        const answer = await request.get(href);
        const size = Math.round((await answer.body()).length / 1000);
        const [, , announced] = form.exec(link.text.replaceAll('\u00A0', ' ')) ?? [];
        const isPdf =
          answer.headers()['content-type'] === 'application/pdf' && href.startsWith(`/pdf/${locale}/`);
        if (!isPdf || Number(announced) !== size) misses.push(`${href} (${size} kB): ${link.text}`);
      }
    }
  }
  expect(misses).toEqual([]);
});

test('prints the address of a page that is there', async ({ request }) => {
  const printed = paperDocuments(fileURLToPath(new URL('../../packages/content', import.meta.url)))
    .filter(({ hasPdf }) => hasPdf)
    .flatMap(({ pages }) => Object.values(pages));
  const misses: string[] = [];
  for (const address of new Set(printed)) {
    const { pathname, hash } = new URL(address);
    const answer = await request.get(pathname);
    const isThere = hash === '' || (await answer.text()).includes(`id="${hash.slice(1)}"`);
    if (!answer.ok() || !isThere) misses.push(address);
  }
  expect(misses).toEqual([]);
});

const listed = {
  en: [
    ['/stay-informed', 'Fall 2025', 'Newsletter, Fall 2025'],
    ['/about-us/about-studies-protocol', 'Study plan for adults', 'Study plan for adults'],
    ['/study-materials', 'Long COVID in plain words', 'Long COVID in plain words'],
    ['/for-participants/children', 'The saliva kit for your child', 'The saliva kit for your child'],
    ['/stay-informed/newsletters/fall-2025', 'Newsletter, Fall 2025 (PDF)', 'Newsletter, Fall 2025'],
  ],
  es: [
    ['/es/stay-informed', 'Otoño de 2025', 'Boletín: Otoño de 2025'],
    ['/es/about-us/about-studies-protocol', 'Plan del estudio de adultos', 'Plan del estudio de adultos'],
    [
      '/es/study-materials',
      'El COVID persistente en palabras sencillas',
      'El COVID persistente en palabras sencillas',
    ],
    ['/es/for-participants/children', 'El kit de saliva para su hijo', 'El kit de saliva para su hijo'],
    ['/es/stay-informed/newsletters/fall-2025', 'Boletín: Otoño de 2025 (PDF)', 'Boletín, Otoño de 2025'],
  ],
} as const;

for (const locale of locales) {
  const w = text[locale];
  test(`opens a PDF where its document is listed, ${locale}`, async ({ page }) => {
    for (const [path, title, heading] of listed[locale]) {
      await page.goto(path);
      await hydrate(page);
      const isAlone = title.endsWith('(PDF)');
      const opener = link(page, isAlone ? w.view : `${w.view} ${title}`);
      await expect(opener, path).toHaveCount(1);
      await opener.click();
      const dialog = page.getByRole('dialog', { name: title });
      await expect(dialog.locator('[data-part=text] h3').first()).toHaveText(heading, { timeout: WORKER });
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  });
}

type Chunk = { imports?: string[]; assets?: string[] };

test('loads the PDF viewer with the initial script of no page', async () => {
  const file = fileURLToPath(new URL('../../packages/site/dist/client/.vite/manifest.json', import.meta.url));
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Record<string, Chunk>;
  const all = (name: string, known = new Set<string>()): Set<string> => {
    if (known.has(name)) return known;
    known.add(name);
    for (const each of manifest[name]?.imports ?? []) all(each, known);
    return known;
  };
  const pages = Object.keys(manifest).filter((name) => /src\/(client|hydration\/loader|pages\/)/.test(name));
  expect(pages.length).toBeGreaterThan(10);
  // The module that starts the worker contains its URL.
  const isHeavy = (name: string) =>
    name.includes('pdfjs') || manifest[name]?.assets?.some((asset) => asset.includes('pdf-worker'));
  const heavy = pages.filter((name) => [...all(name)].some(isHeavy));
  expect(heavy).toEqual([]);
});
