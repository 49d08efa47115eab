import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { announce, Announcer, LiveRegion, type Politeness } from './index.ts';

const region = (politeness: Politeness, within: ParentNode = document) =>
  within.querySelector(`[aria-live="${politeness}"]`) as HTMLElement;
/** Each announcement in a region, as one line. */
const getAnnouncements = (politeness: Politeness = 'polite', within: ParentNode = document) =>
  [...region(politeness, within).children].map((each) => each.textContent.trim());

beforeEach(() => void vi.useFakeTimers());
/** Enough for a region that was just added, and for a pause. */
const aSecond = () => vi.advanceTimersByTime(1000);

describe('the regions', () => {
  test('ANN-01 are in the server’s HTML and empty (daintree #2874)', async () => {
    const { container, hydrate } = renderServerHtml(<Announcer lang={'es'} />);
    const before = [region('polite'), region('assertive')];
    expect(before.map(({ textContent }) => textContent)).toEqual(['', '']);
    expect(await hydrate()).toEqual([]);
    expect([region('polite', container), region('assertive', container)]).toEqual(before);
  });

  test('ANN-02 put a message in one of them, by default the polite one', async () => {
    await render(<Announcer />);
    announce('12 study sites');
    aSecond();
    expect([getAnnouncements('polite'), getAnnouncements('assertive')]).toEqual([['12 study sites.'], []]);
    announce('Connection lost!', { politeness: 'assertive' });
    aSecond();
    expect([getAnnouncements('polite'), getAnnouncements('assertive')]).toEqual([
      ['12 study sites.'],
      ['Connection lost!'],
    ]);
  });

  test('ANN-02 are in the accessibility tree', async () => {
    await render(<Announcer />);
    announce('12 study sites');
    aSecond();
    expect((await commands.accessibilityTree()).join('\n')).toContain('12 study sites.');
    expect(region('polite').hasAttribute('aria-atomic')).toBe(false);
  });
});

describe('many messages', () => {
  test('ANN-03 are announced again when the same one comes later', async () => {
    await render(<Announcer />);
    announce('No study sites.');
    aSecond();
    announce('No study sites.');
    aSecond();
    expect(getAnnouncements()).toEqual(['No study sites.', 'No study sites.']);
  });

  test('ANN-04 become one announcement, each once, in order', async () => {
    await render(<Announcer />);
    aSecond();
    announce('Filter removed');
    announce('12 study sites');
    announce('12 study sites');
    vi.advanceTimersByTime(149);
    expect(getAnnouncements()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(getAnnouncements()).toEqual(['Filter removed. 12 study sites.']);
  });

  test('ANN-05 make at most one announcement a second, and none is lost', async () => {
    await render(<Announcer />);
    aSecond();
    const counts: number[] = [];
    for (let tenth = 0; tenth < 50; tenth++) {
      announce(`${tenth} study sites`);
      vi.advanceTimersByTime(100);
      if (tenth % 10 === 9) counts.push(getAnnouncements().length);
    }
    expect(Math.max(...counts.map((count, index) => count - (counts[index - 1] ?? 0)))).toBeLessThanOrEqual(
      1,
    );
    aSecond();
    for (let tenth = 0; tenth < 50; tenth++)
      expect(getAnnouncements().join(' ')).toContain(`${tenth} study sites.`);
  });

  test('ANN-05 are announced with the assertive one first', async () => {
    await render(<Announcer />);
    aSecond();
    announce('12 study sites');
    announce('Connection lost', { politeness: 'assertive' });
    vi.advanceTimersByTime(150);
    expect([getAnnouncements('polite'), getAnnouncements('assertive')]).toEqual([[], ['Connection lost.']]);
    aSecond();
    expect(getAnnouncements('polite')).toEqual(['12 study sites.']);
  });
});

describe('a modal dialog', () => {
  const withDialog = (open: boolean) => (
    <>
      <div id="page">
        <Announcer />
      </div>
      <dialog>{open && <LiveRegion />}</dialog>
    </>
  );
  const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
  const pageElement = () => document.querySelector('#page') as HTMLElement;

  test('ANN-06 has the announcement while it is open, and the page has it afterward (w3c/aria #1854)', async () => {
    const { rerender } = await render(withDialog(false));
    await rerender(withDialog(true));
    dialog().showModal();
    announce('Sending');
    aSecond();
    expect([getAnnouncements('polite', dialog()), getAnnouncements('polite', pageElement())]).toEqual([
      ['Sending.'],
      [],
    ]);
    dialog().close();
    await rerender(withDialog(false));
    announce('Sent');
    aSecond();
    expect(getAnnouncements('polite', pageElement())).toEqual(['Sent.']);
  });

  test('ANN-06 leaves pending messages to the page when it closes', async () => {
    const { rerender } = await render(withDialog(true));
    announce('Sent');
    await rerender(withDialog(false));
    aSecond();
    expect(getAnnouncements('polite', pageElement())).toEqual(['Sent.']);
  });

  test('ANN-06 has the announcement also when it comes before the page', async () => {
    await render(
      <>
        <dialog>
          <LiveRegion />
        </dialog>
        <div id="page">
          <Announcer />
        </div>
      </>,
    );
    announce('Sending');
    aSecond();
    expect([getAnnouncements('polite', dialog()), getAnnouncements('polite', pageElement())]).toEqual([
      ['Sending.'],
      [],
    ]);
  });

  test('ANN-07 keeps its region empty for a second (daintree #2874)', async () => {
    const { rerender } = await render(withDialog(false));
    aSecond();
    announce('Sending');
    await rerender(withDialog(true));
    vi.advanceTimersByTime(999);
    expect(getAnnouncements('polite', dialog())).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(getAnnouncements('polite', dialog())).toEqual(['Sending.']);
  });
});

test('ANN-08 moves no focus, and has nothing that takes focus (pharos #423, base-ui #4253)', async () => {
  await render(
    <>
      <button type="button">Undo</button>
      <Announcer />
    </>,
  );
  const button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  announce('Filter removed');
  aSecond();
  expect(document.activeElement).toBe(button);
  expect(region('polite').querySelector('a, button, input, [tabindex]')).toBeNull();
});

test('ANN-09 marks the language of all announcements, and of one', async () => {
  await render(<Announcer lang={'es'} />);
  announce('12 centros');
  announce('12 study sites', { lang: 'en' });
  aSecond();
  const langs = [...region('polite').querySelectorAll('span')].map(
    (each) => each.closest<HTMLElement>('[lang]')?.lang,
  );
  expect(langs).toEqual(['es', 'en']);
});

describe('incorrect use', () => {
  test('ANN-10 keeps the last five messages for an Announcer, and warns a developer', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    for (let index = 1; index <= 7; index++) announce(`Message ${index}`);
    aSecond();
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      '[@longcovid/ui] announce: “Message 7” cannot be announced, because the page has no Announcer. People who use a screen reader do not hear it. Render <Announcer /> once, in the layout of every page.',
    );
    await render(<Announcer />);
    aSecond();
    expect(getAnnouncements()).toEqual(['Message 3. Message 4. Message 5. Message 6. Message 7.']);
  });

  test('ANN-10 warns a developer of two on a page', () =>
    expectWarning(
      <>
        <Announcer />
        <Announcer />
      </>,
      'Announcer: there are two',
    ));

  test('ANN-14 announces markup as text, and nothing for an empty message', async () => {
    await render(<Announcer />);
    announce('<img src=x onerror=alert(1)>');
    announce('   ');
    aSecond();
    expect(getAnnouncements()).toEqual(['<img src=x onerror=alert(1)>.']);
    expect(region('polite').querySelector('img')).toBeNull();
  });
});

test('ANN-11 removes an announcement after ten seconds', async () => {
  await render(<Announcer />);
  announce('12 study sites');
  aSecond();
  vi.advanceTimersByTime(9_999);
  expect(getAnnouncements()).toEqual(['12 study sites.']);
  vi.advanceTimersByTime(1);
  expect(getAnnouncements()).toEqual([]);
});

test('ANN-12 takes no room at 320 px and is not printed', async () => {
  await page.viewport(320, 800);
  const { container } = await render(<Announcer />);
  announce('Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20));
  aSecond();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(container.getBoundingClientRect().height).toBe(0);
  await commands.emulateMedia({ media: 'print' });
  expect(region('polite').checkVisibility()).toBe(false);
});
