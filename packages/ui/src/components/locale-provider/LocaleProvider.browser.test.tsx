import { StrictMode, useState } from 'react';
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Dialog } from '../dialog/index.ts';
import { DisclosureList } from '../disclosure-list/index.ts';
import { Link } from '../link/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { LocaleProvider, type LocaleProviderProps, useLocale } from './index.ts';

const message = <TextArea label="Message" name="message" characterLimit={20_806} />;
const count = () => document.querySelector<HTMLElement>('[data-part="count"]');
const inLocale = (locale: string, messages?: LocaleProviderProps['messages']) => (
  <LocaleProvider locale={locale} messages={messages}>
    {message}
  </LocaleProvider>
);

let warned: MockInstance<typeof console.error>;
beforeEach(() => {
  warned = vi.spyOn(console, 'error').mockReturnValue();
});
const warnings = () => warned.mock.calls.map(([text]) => String(text));

describe('the language', () => {
  test.each([
    ['en', 'You can write up to 20,806 characters.'],
    ['en-IN', 'You can write up to 20,806 characters.'],
    ['es-US', 'Puede escribir hasta 20,806 caracteres.'],
    ['es-ES', 'Puede escribir hasta 20.806 caracteres.'],
    ['es-419', 'Puede escribir hasta 20,806 caracteres.'],
  ])('LOC-01, LOC-03 %s', async (locale, text) => {
    await render(inLocale(locale));
    expect(count()?.textContent).toBe(text);
    expect(document.querySelector('[lang]:not(html)')).toBeNull();
    expect(warnings()).toEqual([]);
  });

  test('LOC-02 is English without a provider, in a Spanish browser too', async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-MX');
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'es']);
    await render(message);
    expect(count()?.textContent).toBe('You can write up to 20,806 characters.');
  });
});

const arabic: LocaleProviderProps['messages'] = {
  TextArea: {
    limit: (characters) => `يمكنك كتابة ما يصل إلى ${characters} حرفًا.`,
    left: (characters) => `بقي لديك ${characters} حرفًا`,
    tooMany: (characters) => `تجاوزت الحد بمقدار ${characters} حرفًا`,
  },
  Field: { errorPrefix: 'خطأ:' },
};

describe('messages of the page', () => {
  test('LOC-03, LOC-04 are those of another language, with its numbers', async () => {
    await render(inLocale('ar-EG', arabic));
    expect(count()?.textContent).toBe('يمكنك كتابة ما يصل إلى ٢٠٬٨٠٦ حرفًا.');
    expect(count()?.lang).toBe('');
  });

  test('LOC-04 replace built-in ones, and are overridden by the prop of a component', async () => {
    const messages = { Dialog: { close: 'Back to the map' }, Link: { newWindow: '(new tab)' } };
    await render(
      <LocaleProvider locale="en" messages={messages}>
        <Dialog title="One" defaultOpen>
          <Link href="#a" isNewWindow messages={{ newWindow: '(another window)' }}>
            Map
          </Link>
          <Link href="#b" isNewWindow>
            List
          </Link>
        </Dialog>
      </LocaleProvider>,
    );
    await expect.element(page.getByRole('button', { name: 'Back to the map' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Map (another window)' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'List (new tab)' })).toBeVisible();
    expect(warnings()).toEqual([]);
  });

  test('LOC-05 fall back to English one by one, marked as such, with one warning', async () => {
    const part = (
      <LocaleProvider locale="ar-SY" messages={arabic}>
        <TextField label="الاسم" name="name" error="اكتب اسمك" />
        <DisclosureList
          headingLevel={2}
          sections={['أ', 'ب'].map((id) => ({ id, summary: id, content: id }))}
        />
      </LocaleProvider>
    );
    const { rerender } = await render(part);
    await rerender(part);
    const prefix = document.querySelector('[data-part="error"] span');
    expect([prefix?.textContent, prefix?.getAttribute('lang')]).toEqual(['خطأ: ', null]);
    await expect.element(page.getByText('Show all sections')).toHaveAttribute('lang', 'en');
    expect(count()?.lang).toBe('en');
    const marked = [...document.querySelectorAll('[lang="en"]:not(html)')].map((each) => each.textContent);
    // Numbers are those of the page, also in a message that is not.
    expect(marked).toEqual(['٢ sections', 'Show all sections']);
    expect(warnings().filter((text) => text.includes('DisclosureList'))).toEqual([
      '[@longcovid/ui] DisclosureList: the language “ar” has no message count, showAll, hideAll, allShown, allHidden, so English is shown. People who do not read English cannot understand it. Add it to LocaleProvider: messages={{ DisclosureList: { count: … } }}.',
    ]);
  });
});

describe('bad input', () => {
  test.each(['', 'es_US', 'español', 'a'])(
    'LOC-06 “%s” is not a language tag: English, and a warning',
    async (tag) => {
      await render(
        <>
          {inLocale(tag)}
          {inLocale(tag)}
        </>,
      );
      expect(count()?.textContent).toBe('You can write up to 20,806 characters.');
      expect(warnings()).toEqual([
        `[@longcovid/ui] LocaleProvider: “${tag}” is not a BCP 47 language tag, so English is used. People get messages, numbers and dates in the wrong language. Set \`locale\` to a tag such as “en-US”, “es” or “zh-Hant”, with hyphens.`,
      ]);
    },
  );

  test('LOC-06 warns of messages that no component has', async () => {
    const messages = JSON.parse('{"Dialogue":{},"TextArea":{"limits":"x"}}') as object;
    await render(inLocale('en', messages));
    expect(count()?.textContent).toBe('You can write up to 20,806 characters.');
    expect(warnings().map((text) => text.split('. ')[0])).toEqual([
      '[@longcovid/ui] LocaleProvider: `messages` has components that do not exist: Dialogue',
      '[@longcovid/ui] TextArea: LocaleProvider has unknown messages: limits',
    ]);
  });
});

describe('a provider inside another', () => {
  test.each([
    ['es-MX', 'Más corto.'],
    ['es-US', 'Puede escribir hasta 20,806 caracteres.'],
    ['en', 'You can write up to 20,806 characters.'],
  ])(
    'LOC-07 holds for its part, and has the messages around it for the same tag only: %s',
    async (inner, text) => {
      await render(
        <LocaleProvider locale="es-MX" messages={{ TextArea: { limit: () => 'Más corto.' } }}>
          {inLocale(inner)}
        </LocaleProvider>,
      );
      expect(count()?.textContent).toBe(text);
    },
  );
});

test.each([
  ['ES-us', 'es-US', 'es', 'ltr'],
  ['ar', 'ar', 'ar', 'rtl'],
  ['he-IL', 'he-IL', 'he', 'rtl'],
  ['az', 'az', 'az', 'ltr'],
  ['az-Arab', 'az-Arab', 'az', 'rtl'],
  ['ur-Latn', 'ur-Latn', 'ur', 'ltr'],
  ['zh-Hant-TW', 'zh-Hant-TW', 'zh', 'ltr'],
])('LOC-08 useLocale in %s', async (given, locale, language, direction) => {
  const Shown = () => Object.values(useLocale()).filter((value) => typeof value === 'string');
  const { container } = await render(
    <LocaleProvider locale={given}>
      <Shown />
    </LocaleProvider>,
  );
  expect(container.textContent).toBe(locale + language + direction);
});

test('LOC-09 renders no element, and hydrates in StrictMode without an error', async () => {
  const { container, hydrate } = renderServerHtml(
    <StrictMode>
      <LocaleProvider locale="ar-EG" messages={arabic}>
        <p>text</p>
        {message}
      </LocaleProvider>
    </StrictMode>,
  );
  const html = container.innerHTML;
  expect(container.firstElementChild?.tagName).toBe('P');
  expect(await hydrate()).toEqual([]);
  expect(container.innerHTML).toBe(html);
});

test('LOC-09 changes the language without losing focus or text', async () => {
  function Switching() {
    const [locale, setLocale] = useState('en');
    return (
      <>
        <LocaleProvider locale={locale}>{message}</LocaleProvider>
        <button type="button" onClick={() => setLocale('es-US')}>
          Español
        </button>
      </>
    );
  }
  await render(<Switching />);
  await userEvent.fill(page.getByRole('textbox'), 'Hola');
  const textArea = document.querySelector('textarea');
  textArea?.focus();
  document.querySelector('button')?.click();
  await expect.poll(() => count()?.textContent).toBe('Le quedan 20,802 caracteres');
  expect(document.activeElement).toBe(textArea);
  expect(textArea?.value).toBe('Hola');
});
