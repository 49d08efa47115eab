import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { withLocale } from '../../../test/with-locale.tsx';
import { DialogTrigger } from '../dialog/index.ts';
import { PdfOverlay, type PdfOverlayProps } from './index.ts';
import sample from './sample.pdf?url';

const createWorker = vi.fn(() => new Worker(workerUrl, { type: 'module' }));

function Opened(props: Partial<PdfOverlayProps>) {
  const [isOpen, setOpen] = useState(props.isOpen ?? true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <PdfOverlay
        title="Pacing (PDF)"
        href={sample}
        webHref="/pacing"
        language="en"
        createWorker={createWorker}
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
const picture = () => document.querySelector('canvas') as HTMLCanvasElement;
/** Whether something dark has been drawn. */
const isDrawn = () => {
  const canvas = document.querySelector('canvas');
  const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
  return data.some((value, index) => index % 4 === 0 && value < 100 && data[index + 3] === 255);
};
/** The first page takes its time on a busy machine. */
const drawn = () => expect.poll(isDrawn, { timeout: 15_000, interval: 250 }).toBe(true);
/** Opens the sizes and the search. */
const openTools = () => page.getByText('Size and search').click();
const shown = (name: string) => expect.element(page.getByText(name, { exact: true })).toBeVisible();

/** Each document takes a second to draw, so the gate has the main ways alone. */
const isNightly = import.meta.env.VITE_NIGHTLY === '1';

beforeEach(() => createWorker.mockClear());

describe('reading', () => {
  test('PDF-01 fetches nothing before it opens, then begins at its title', async () => {
    await render(<Opened isOpen={false} />);
    expect(document.querySelector('dialog')?.textContent).not.toContain('Loading the document');
    expect(createWorker).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('heading', { name: 'Pacing (PDF)' })).toHaveFocus();
    await shown('Page 1 of 2');
    expect(createWorker).toHaveBeenCalledOnce();
  });

  test('PDF-02 draws a page, and gives a screen reader its headings, lists and tables (react-pdf #831, #1494, #514, react-pdf-viewer #1842)', async () => {
    await render(<Opened />);
    await drawn();
    expect(picture().getAttribute('aria-hidden')).toBe('true');
    const first = (await commands.accessibilityTree()).join('\n');
    expect(first).toContain('heading "Pacing" level=3');
    expect(first).toMatch(/listitem[^]*Do a little\.[^]*listitem[^]*Then rest\./);
    await page.getByRole('button', { name: 'Next page' }).click();
    await shown('Page 2 of 2');
    await expect
      .poll(async () => (await commands.accessibilityTree()).join('\n'))
      .toContain('heading "A day in a table" level=4');
    expect(document.querySelector('[data-part="text"]')?.getAttribute('lang')).toBe('en');
    expect(document.querySelector('[data-part="text"] td')?.textContent.trim()).toBe('A short walk');
  });

  test('PDF-03 turns pages by keys, and stops at the first and the last', async () => {
    await render(<Opened />);
    await shown('Page 1 of 2');
    (page.getByRole('button', { name: 'Next page' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await shown('Page 2 of 2');
    (page.getByRole('button', { name: 'Previous page' }).element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await shown('Page 1 of 2');
    const region = page.getByRole('region', { name: 'Page 1 of 2' });
    expect((region.element() as HTMLElement).tabIndex).toBe(0);
    await openTools();
    const before = picture().getBoundingClientRect().width;
    await page.getByRole('button', { name: 'Larger' }).click();
    await expect.poll(() => picture().getBoundingClientRect().width / before).toBeCloseTo(1.5, 1);
    const room = () => region.element().scrollHeight - region.element().clientHeight;
    (region.element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    // The browser scrolls there smoothly; a page that is turned meanwhile would be scrolled on.
    await expect.poll(() => region.element().scrollTop).toBeGreaterThan(100);
    await expect.poll(() => room() - region.element().scrollTop).toBeLessThan(2);
    await page.getByRole('button', { name: 'Next page' }).click();
    const second = page.getByRole('region', { name: 'Page 2 of 2' });
    await expect.poll(() => second.element().scrollTop).toBe(0);
  });

  test('PDF-05 finds text without its accents, goes to its page, and announces where it is', async () => {
    await render(<Opened />);
    await shown('Page 1 of 2');
    await openTools();
    const field = page.getByRole('textbox', { name: 'Find words in this document' });
    await field.fill('SENORA');
    await userEvent.keyboard('{Enter}');
    await shown('Found on page 2.');
    await shown('Page 2 of 2');
    await field.fill('rest');
    await userEvent.keyboard('{Enter}');
    await shown('Found on 2 pages: 1, 2. This is page 2. Press Find for the next.');
    await userEvent.keyboard('{Enter}');
    await shown('Page 1 of 2');
    await field.fill('nowhere');
    await userEvent.keyboard('{Enter}');
    await shown('“nowhere” is not in this document. Try fewer or other words.');
  });
});

/** Needs a password, of which it holds nothing. */
const locked = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj
3 0 obj<</Filter/Standard/V 1/R 2/P -44/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>>>endobj
trailer<</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]>>`;

describe('when it cannot be shown', () => {
  const noWorker = () => new Worker('/no-such-worker.mjs', { type: 'module' });
  const blockedWorker = () => {
    throw new Error('blocked');
  };
  const viewer = {
    en: /The part of this site that shows documents could not be loaded\./,
    es: /No se pudo cargar la parte de este sitio web que muestra documentos\./,
  };

  test.each<[string, Partial<PdfOverlayProps>, Record<'en' | 'es', RegExp>]>([
    ['the worker is missing', { createWorker: noWorker }, viewer],
    ['the worker is blocked', { createWorker: blockedWorker }, viewer],
    [
      'the file is missing',
      { href: '/missing.pdf' },
      { en: /The file could not be found\./, es: /No se encontró el archivo\./ },
    ],
    [
      'the server cannot be reached',
      { href: 'http://localhost:1/a.pdf' },
      { en: /Check your internet connection/, es: /Revise su conexión a internet/ },
    ],
    [
      'it is no PDF',
      { href: 'data:text/html,<h1>Sign in</h1>' },
      { en: /is damaged or is not a PDF\./, es: /está dañado o no es un PDF\./ },
    ],
    [
      'it has a password',
      { href: `data:application/pdf,${encodeURIComponent(locked)}` },
      { en: /The file is protected by a password\./, es: /El archivo está protegido con una contraseña\./ },
    ],
  ])(
    'PDF-06 gives the true reason in both languages, and the web page stays: %s',
    async (_why, props, text) => {
      const warned = vi.spyOn(console, 'warn').mockReturnValue();
      const onRejection = vi.fn((event: Event) => event.preventDefault());
      window.addEventListener('unhandledrejection', onRejection);
      for (const [locale, title, web] of [
        ['en', 'The document cannot be shown here', 'Read as a web page'],
        ['es', 'El documento no se puede mostrar aquí', 'Leer como página web'],
      ] as const) {
        const { unmount } = await render(withLocale(locale, <Opened {...props} />));
        await expect.element(page.getByText(title).first()).toBeVisible();
        await expect.element(page.getByText(text[locale])).toBeVisible();
        await expect.element(page.getByRole('link', { name: web })).toBeVisible();
        await unmount();
      }
      expect(document.querySelector('canvas')).toBeNull();
      expect(warned.mock.calls.flat().join(' ')).toContain('PdfOverlay');
      // The answer may come before pdf.js listens.
      expect(onRejection).not.toHaveBeenCalled();
      window.removeEventListener('unhandledrejection', onRejection);
    },
  );
});

describe('around it', () => {
  test('PDF-07 closes by Escape, ends the worker and returns focus', async () => {
    const terminate = vi.spyOn(Worker.prototype, 'terminate');
    await render(<Opened isOpen={false} />);
    const trigger = page.getByRole('button', { name: 'Open' });
    await trigger.click();
    await shown('Page 1 of 2');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger).toHaveFocus();
    await expect.poll(() => terminate.mock.calls.length).toBe(1);
    expect(document.querySelector('canvas')).toBeNull();
  });

  test('PDF-08 is closed before hydration, and hydrates clean', async () => {
    const { container, hydrate } = renderServerHtml(<Opened isOpen={false} />);
    expect(container.querySelector('dialog')?.open).toBe(false);
    expect(await hydrate()).toEqual([]);
  });

  test('PDF-10 has no axe finding', async () => {
    const { container } = await render(<Opened />);
    await drawn();
    expect(await axeFindings(container)).toEqual([]);
  });
});

if (isNightly)
  describe('its tools and its place', () => {
    test('PDF-15 has whole lines of text when read line by line', async () => {
      await page.viewport(320, 800);
      await render(<Opened />);
      await drawn();
      const item = document.querySelector('[data-part="text"] li');
      expect(item?.textContent).toContain('Do a little.');
      const text = document.createRange();
      text.selectNodeContents(item as Element);
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)));
      expect(lines.size).toBe(1);
    });

    test('PDF-18 disables what cannot act at both ends, and leaves focus there', async () => {
      await render(<Opened />);
      await shown('Page 1 of 2');
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await expect.element(button('Previous page')).toBeDisabled();
      await expect.element(button('Next page')).toBeEnabled();
      (button('Next page').element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await shown('Page 2 of 2');
      await expect.element(button('Next page')).toBeDisabled();
      await expect.element(button('Next page')).toHaveFocus();
      await expect.element(button('Previous page')).toBeEnabled();
      await openTools();
      await expect.element(button('Smaller')).toBeEnabled();
      (button('Larger').element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
      await shown('Size: 300 percent');
      await expect.element(button('Larger')).toBeDisabled();
      await expect.element(button('Larger')).toHaveFocus();
      await expect.element(button('Smaller')).toBeEnabled();
    });

    test.each(['en', 'es'] as const)(
      'PDF-19 has its tools in one row, and a large page, %s',
      async (locale) => {
        await page.viewport(768, 900);
        await render(withLocale(locale, <Opened />));
        await drawn();
        const tools = [
          ...document.querySelectorAll('[data-part="controls"] > *, [data-part="tools"] summary'),
        ];
        /** Whether all of them overlap in height. */
        const isOneRow = () => {
          const boxes = tools.map((tool) => tool.getBoundingClientRect());
          return Math.max(...boxes.map(({ top }) => top)) < Math.min(...boxes.map(({ bottom }) => bottom));
        };
        expect(tools).toHaveLength(4);
        expect(isOneRow()).toBe(true);
        await page.viewport(1280, 900);
        expect(isOneRow()).toBe(true);
        await expect.poll(() => picture().getBoundingClientRect().width).toBeGreaterThanOrEqual(800);
      },
    );

    test('PDF-04 is as wide as the overlay at the start, grows and shrinks within limits, and shows how much', async () => {
      await render(<Opened />);
      await drawn();
      const region = page.getByRole('region', { name: 'Page 1 of 2' }).element();
      expect(picture().getBoundingClientRect().width).toBeCloseTo(region.clientWidth, 0);
      await openTools();
      const before = picture().getBoundingClientRect().width;
      await page.getByRole('button', { name: 'Larger' }).click();
      await shown('Size: 150 percent');
      await expect.poll(() => picture().getBoundingClientRect().width / before).toBeCloseTo(1.5, 1);
      for (let press = 0; press < 2; press += 1) await page.getByRole('button', { name: 'Larger' }).click();
      await shown('Size: 300 percent');
    });

    test('PDF-13 closes for its link to the page under it, and leads to the element there', async () => {
      const here = location.href;
      await render(
        <>
          <main id="text" tabIndex={-1}>
            The same text
          </main>
          <Opened webHref={`${location.pathname}${location.search}#text`} />
        </>,
      );
      await shown('Page 1 of 2');
      await page.getByRole('link', { name: 'Read as a web page' }).click();
      await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
      await expect.element(page.getByRole('main')).toHaveFocus();
      history.replaceState(null, '', here);
    });

    test('PDF-17 opens for its DialogTrigger without any state of the page, and reports why it closed', async () => {
      const here = location.href;
      const onOpenChange = vi.fn<NonNullable<PdfOverlayProps['onOpenChange']>>();
      await render(
        <>
          <DialogTrigger href="/pacing" dialogId="pacing">
            Pacing
          </DialogTrigger>
          <PdfOverlay
            id="pacing"
            title="Pacing (PDF)"
            href={sample}
            webHref={`${location.pathname}${location.search}#here`}
            language="en"
            createWorker={createWorker}
            messages={{ close: 'Back' }}
            onOpenChange={onOpenChange}
          />
        </>,
      );
      await page.getByRole('link', { name: 'Pacing', exact: true }).click();
      await shown('Page 1 of 2');
      await page.getByRole('button', { name: 'Back' }).click();
      await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
      await page.getByRole('link', { name: 'Pacing', exact: true }).click();
      await page.getByRole('link', { name: 'Read as a web page' }).click();
      await expect.poll(() => document.querySelector('dialog')?.open).toBe(false);
      expect(onOpenChange.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([
        [true, 'trigger-press'],
        [false, 'close-press'],
        [true, 'trigger-press'],
        [false, 'close-press'],
      ]);
      for (const [, { event }] of onOpenChange.mock.calls) expect(event).toBeInstanceOf(Event);
      history.replaceState(null, '', here);
    });

    test('PDF-14 draws the letters again on a larger window, so that they stay sharp', async () => {
      await page.viewport(320, 700);
      await render(<Opened />);
      await drawn();
      const before = picture().width;
      await page.viewport(1280, 800);
      await expect.poll(() => picture().width).toBeGreaterThan(before * 1.8);
      await drawn();
    });

    test('PDF-09 does not widen at 320 px, also when the page is large', async () => {
      await page.viewport(320, 700);
      await render(<Opened />);
      await drawn();
      const dialog = document.querySelector('dialog') as HTMLElement;
      expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    });
  });
