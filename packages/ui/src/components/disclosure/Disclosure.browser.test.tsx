import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { malformedFragments } from '../../internal/malformed-fragments.fixtures.ts';
import { Disclosure, type DisclosureProps } from './index.ts';

const question = 'How long does a visit take?';
const answer = 'About two hours.';
const disclosure = (props: Partial<DisclosureProps> = {}) => (
  <Disclosure summary={question} id="visit" {...props}>
    <p id="answer">{answer}</p>
  </Disclosure>
);

const details = () => document.querySelector('details') as HTMLDetailsElement;
const summary = () => document.querySelector('summary') as HTMLElement;
const isVisible = () => document.getElementById('answer')?.checkVisibility() ?? false;

describe('name, role, state', () => {
  test('DSC-01 is a disclosure named by its summary, with its expanded state', async () => {
    await render(disclosure());
    expect(await commands.accessibilityTree()).toContain(`DisclosureTriangle "${question}" expanded=false`);
    await userEvent.click(summary());
    expect(await commands.accessibilityTree()).toContain(`DisclosureTriangle "${question}" expanded=true`);
  });

  test('DSC-02 is a heading with headingLevel', async () => {
    await render(disclosure({ headingLevel: 3 }));
    expect(await commands.accessibilityTree()).toContain(`heading "${question}" level=3`);
  });
});

describe('keyboard', () => {
  test.each(['{Enter}', ' '])('DSC-04 opens and closes by %j, and keeps focus', async (key) => {
    await render(disclosure());
    await userEvent.tab();
    expect(document.activeElement).toBe(summary());
    await userEvent.keyboard(key);
    await expect.poll(isVisible).toBe(true);
    await userEvent.keyboard(key);
    await expect.poll(isVisible).toBe(false);
    expect(document.activeElement).toBe(summary());
  });

  test('DSC-05 keeps closed content out of the Tab order', async () => {
    await render(
      <>
        <Disclosure summary={question}>
          <a href="#inside">{answer}</a>
        </Disclosure>
        <a href="#after">After</a>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });

  test('DSC-06 has an outline of 3 px with keyboard focus', async () => {
    await render(disclosure());
    await userEvent.tab();
    const { outlineStyle, outlineWidth } = getComputedStyle(summary());
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  });
});

describe('before hydration', () => {
  test('DSC-07 has summary and content in the HTML of the server, opens and closes', async () => {
    const { container } = renderServerHtml(disclosure());
    expect(container.textContent).toBe(question + answer);
    await userEvent.click(summary());
    expect(isVisible()).toBe(true);
    await userEvent.click(summary());
    expect(isVisible()).toBe(false);
  });

  test.each([false, true])(
    'DSC-08 stays as a person left it before hydration; initially open: %s',
    async (defaultOpen) => {
      const onOpenChange = vi.fn();
      const { hydrate } = renderServerHtml(disclosure({ defaultOpen, onOpenChange }));
      await userEvent.click(summary());
      expect(await hydrate()).toEqual([]);
      expect(details().open).toBe(!defaultOpen);
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(!defaultOpen, {
        reason: 'hydration',
        event: undefined,
      });
    },
  );
});

describe('opening without a press', () => {
  test('DSC-09 opens when a link to it is followed, and moves focus to the summary', async () => {
    await render(
      <>
        <a href="#visit">Read on</a>
        {disclosure()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Read on' }));
    await expect.poll(isVisible).toBe(true);
    await expect.poll(() => document.activeElement).toBe(summary());
  });

  test('DSC-09 opens when a link to an element in it is followed', async () => {
    await render(
      <>
        <a href="#answer">Read the answer</a>
        {disclosure()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Read the answer' }));
    await expect.poll(isVisible).toBe(true);
  });

  test('DSC-09 opens again when its link is followed a second time', async () => {
    await render(
      <>
        <a href="#visit">Read on</a>
        {disclosure()}
      </>,
    );
    const link = page.getByRole('link', { name: 'Read on' });
    await userEvent.click(link);
    await expect.poll(isVisible).toBe(true);
    await userEvent.click(summary());
    await expect.poll(isVisible).toBe(false);
    await userEvent.click(link);
    await expect.poll(isVisible).toBe(true);
    expect(document.activeElement).toBe(summary());
  });

  test('DSC-10 opens when the page loads with its hash, and moves no focus', async () => {
    history.replaceState(null, '', '#visit');
    await render(disclosure());
    expect(isVisible()).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  test.each(malformedFragments)(
    'DSC-22 stays closed with the malformed hash %s, and opens for a later one',
    async (hash) => {
      history.replaceState(null, '', hash);
      await render(disclosure());
      expect(summary().textContent).toBe(question);
      expect(isVisible()).toBe(false);
      history.replaceState(null, '', '#visit');
      dispatchEvent(new HashChangeEvent('hashchange'));
      expect(isVisible()).toBe(true);
    },
  );

  test('DSC-11 opens when the browser finds a text fragment in its content', async () => {
    await render(
      <>
        <a href={`#:~:text=${encodeURIComponent(answer)}`}>Search</a>
        {disclosure()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Search' }));
    await expect.poll(isVisible).toBe(true);
  });

  test('DSC-12 closes when another of the same name opens', async () => {
    await render(
      <>
        {disclosure({ name: 'one', defaultOpen: true })}
        <Disclosure summary="Second" name="one">
          <p>Other</p>
        </Disclosure>
      </>,
    );
    await userEvent.click(page.getByText('Second'));
    await expect.poll(isVisible).toBe(false);
  });
});

describe('print', () => {
  test('DSC-13 is open in print, before hydration', async () => {
    renderServerHtml(disclosure());
    expect(isVisible()).toBe(false);
    await commands.emulateMedia({ media: 'print' });
    expect(isVisible()).toBe(true);
  });

  test('DSC-13 is open in print by script where styles cannot open it, and closes afterwards', async () => {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
    await render(
      <>
        <Disclosure summary="First" name="one" defaultOpen>
          <p id="first">Printed as well</p>
        </Disclosure>
        {disclosure({ name: 'one' })}
      </>,
    );
    supports.mockRestore();
    dispatchEvent(new Event('beforeprint'));
    expect(isVisible()).toBe(true);
    expect(document.getElementById('first')?.checkVisibility()).toBe(true);
    dispatchEvent(new Event('afterprint'));
    expect(isVisible()).toBe(false);
  });
});

describe('appearance', () => {
  test('DSC-15 has a border and an arrow in forced colors', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(disclosure());
    const surface = getComputedStyle(document.body).backgroundColor;
    expect(getComputedStyle(details()).borderTopColor).not.toBe(surface);
    const arrow = getComputedStyle(summary(), '::before');
    expect(arrow.borderRightColor).not.toBe(surface);
    expect([arrow.borderTopWidth, arrow.borderLeftWidth]).toEqual(['0px', '0px']);
  });

  test('DSC-21 has an arrow in the direction of writing while closed, and down while open', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    const getRotation = (dir: string) => {
      const arrow = document.querySelector(`[dir="${dir}"] summary`) as HTMLElement;
      const { a, b } = new DOMMatrix(getComputedStyle(arrow, '::before').transform);
      return Math.round((Math.atan2(b, a) * 180) / Math.PI);
    };
    await render(
      <>
        {['ltr', 'rtl'].map((dir) => (
          <div key={dir} dir={dir}>
            <Disclosure summary="Who can join?">Adults</Disclosure>
          </div>
        ))}
      </>,
    );
    // Two sides of a square that meet at its lower right corner, rotated.
    expect([getRotation('ltr'), getRotation('rtl')]).toEqual([-45, 135]);
    for (const summary of document.querySelectorAll('summary')) summary.click();
    expect([getRotation('ltr'), getRotation('rtl')]).toEqual([45, 45]);
  });
});

test('DSC-17 reports each change once, with its reason and event', async () => {
  const onOpenChange = vi.fn();
  const lastCall = () => onOpenChange.mock.calls.at(-1) as unknown;
  await render(disclosure({ onOpenChange }));
  await userEvent.click(summary());
  await expect
    .poll(() => onOpenChange.mock.calls)
    .toEqual([[true, { reason: 'trigger-press', event: expect.any(MouseEvent) as MouseEvent }]]);
  await userEvent.click(summary());
  await expect.poll(lastCall).toEqual([false, expect.objectContaining({ reason: 'trigger-press' })]);
  location.hash = '#visit';
  await expect.poll(lastCall).toEqual([true, expect.objectContaining({ reason: 'hash-change' })]);
  details().open = false;
  await expect.poll(lastCall).toEqual([false, expect.objectContaining({ reason: 'browser' })]);
  expect(onOpenChange).toHaveBeenCalledTimes(4);
});

describe('controlled', () => {
  function Controlled({ accepts }: { accepts: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        {disclosure({ isOpen, onOpenChange: (next) => accepts && setOpen(next) })}
        <button onClick={() => setOpen(true)}>Open from outside</button>
      </>
    );
  }

  test('DSC-23 opens and closes as the caller sets it, also after a request of the reader', async () => {
    await render(<Controlled accepts />);
    await userEvent.click(page.getByRole('button'));
    await expect.poll(isVisible).toBe(true);
    await userEvent.click(summary());
    await expect.poll(isVisible).toBe(false);
    await userEvent.click(summary());
    await expect.poll(isVisible).toBe(true);
  });

  test('DSC-23 stays as the caller sets it when the caller does not follow', async () => {
    await render(<Controlled accepts={false} />);
    await userEvent.click(summary());
    await expect.poll(() => details().open).toBe(false);
    await userEvent.click(page.getByRole('button'));
    await expect.poll(isVisible).toBe(true);
    details().open = false;
    await expect.poll(isVisible).toBe(true);
  });

  test('DSC-23 reports what the reader opened before hydration, which the caller can keep', async () => {
    const { hydrate } = renderServerHtml(<Controlled accepts />);
    await userEvent.click(summary());
    expect(await hydrate()).toEqual([]);
    await expect.poll(isVisible).toBe(true);
  });
});

test('DSC-24 reports that its summary is empty', () =>
  expectWarning(<Disclosure summary=" ">Your card</Disclosure>, 'Disclosure: `summary` is empty.'));
