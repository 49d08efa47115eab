import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../../test/axe.ts';
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
const isSeen = () => document.getElementById('answer')?.checkVisibility() ?? false;

afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
});

describe('name, role, state', () => {
  test('DSC-01 is a disclosure named by its visible words, and says whether it is open', async () => {
    await render(disclosure());
    expect(await commands.accessibilityTree()).toContain(`DisclosureTriangle "${question}" expanded=false`);
    await userEvent.click(summary());
    expect(await commands.accessibilityTree()).toContain(`DisclosureTriangle "${question}" expanded=true`);
  });

  test('DSC-02 stands in the outline when it has a heading level', async () => {
    await render(disclosure({ headingLevel: 3 }));
    expect(await commands.accessibilityTree()).toContain(`heading "${question}" level=3`);
  });

  test.each([false, true])('DSC-03 has no axe finding, open: %s', async (defaultOpen) => {
    const { container } = await render(disclosure({ defaultOpen, headingLevel: 2 }));
    expect(await axeFindings(container)).toEqual([]);
  });
});

describe('keyboard', () => {
  test.each(['{Enter}', ' '])('DSC-04 opens and closes by %j, and keeps focus', async (key) => {
    await render(disclosure());
    await userEvent.tab();
    expect(document.activeElement).toBe(summary());
    await userEvent.keyboard(key);
    await expect.poll(isSeen).toBe(true);
    await userEvent.keyboard(key);
    await expect.poll(isSeen).toBe(false);
    expect(document.activeElement).toBe(summary());
  });

  test('DSC-05 leaves closed content out of the Tab order', async () => {
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

  test('DSC-06 shows a ring on keyboard focus', async () => {
    await render(disclosure());
    await userEvent.tab();
    const { outlineStyle, outlineWidth } = getComputedStyle(summary());
    expect([outlineStyle, outlineWidth]).toEqual(['solid', '3px']);
  });
});

describe('before script', () => {
  test('DSC-07 has its words in the HTML, and opens', async () => {
    const { container } = renderServerHtml(disclosure());
    expect(container.textContent).toBe(question + answer);
    await userEvent.click(summary());
    expect(isSeen()).toBe(true);
  });

  test.each([false, true])(
    'DSC-08 keeps what the reader did before script; open at first: %s',
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
  test('DSC-09 opens when a link names it, and focus goes to it', async () => {
    await render(
      <>
        <a href="#visit">Read on</a>
        {disclosure()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Read on' }));
    await expect.poll(isSeen).toBe(true);
    await expect.poll(() => document.activeElement).toBe(summary());
  });

  test('DSC-09 opens when a link names something in it', async () => {
    await render(
      <>
        <a href="#answer">Read the answer</a>
        {disclosure()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Read the answer' }));
    await expect.poll(isSeen).toBe(true);
  });

  test('DSC-10 opens when the page was loaded at its address, and leaves focus alone', async () => {
    history.replaceState(null, '', '#visit');
    await render(disclosure());
    expect(isSeen()).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  test.each(malformedFragments)(
    'DSC-22 a fragment that is not well encoded changes nothing: %s',
    async (hash) => {
      history.replaceState(null, '', hash);
      await render(disclosure());
      expect(summary().textContent).toBe(question);
      expect(isSeen()).toBe(false);
      history.replaceState(null, '', '#visit');
      dispatchEvent(new HashChangeEvent('hashchange'));
      expect(isSeen()).toBe(true);
    },
  );

  test('DSC-11 opens when the browser searches the page for its words', async () => {
    await render(
      <>
        <a href={`#:~:text=${encodeURIComponent(answer)}`}>Search</a>
        {disclosure()}
      </>,
    );
    await userEvent.click(page.getByRole('link', { name: 'Search' }));
    await expect.poll(isSeen).toBe(true);
  });

  test('DSC-12 of one name, one is open', async () => {
    await render(
      <>
        {disclosure({ name: 'one', defaultOpen: true })}
        <Disclosure summary="Second" name="one">
          <p>Other</p>
        </Disclosure>
      </>,
    );
    await userEvent.click(page.getByText('Second'));
    await expect.poll(isSeen).toBe(false);
  });
});

describe('paper', () => {
  test('DSC-13 is printed open, without script', async () => {
    renderServerHtml(disclosure());
    expect(isSeen()).toBe(false);
    await commands.emulateMedia({ media: 'print' });
    expect(isSeen()).toBe(true);
  });

  test('DSC-13 is printed open by script where styles cannot do it, and closes again', async () => {
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
    expect(isSeen()).toBe(true);
    expect(document.getElementById('first')?.checkVisibility()).toBe(true);
    dispatchEvent(new Event('afterprint'));
    expect(isSeen()).toBe(false);
  });
});

describe('look', () => {
  test.each([1280, 320])('DSC-14 can be hit: at least 44 by 44 px, at %i px', async (width) => {
    await page.viewport(width, 800);
    await render(disclosure());
    const { height, width: across } = summary().getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(across).toBeGreaterThanOrEqual(44);
  });

  test('DSC-15 its edge and its arrow are seen in forced colours', async () => {
    await commands.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await render(disclosure());
    const surface = getComputedStyle(document.body).backgroundColor;
    expect(getComputedStyle(details()).borderTopColor).not.toBe(surface);
    const arrow = getComputedStyle(summary(), '::before');
    expect(arrow.borderRightColor).not.toBe(surface);
    expect([arrow.borderTopWidth, arrow.borderLeftWidth]).toEqual(['0px', '0px']);
  });

  test('DSC-21 closed, its arrow points where the writing goes', async () => {
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
    // Two edges of a square that meet at its lower right, turned.
    expect([getRotation('ltr'), getRotation('rtl')]).toEqual([-45, 135]);
    for (const summary of document.querySelectorAll('summary')) summary.click();
    expect([getRotation('ltr'), getRotation('rtl')]).toEqual([45, 45]);
  });

  test('DSC-16 nothing moves when less motion is wanted', async () => {
    await commands.emulateMedia({ reducedMotion: 'reduce' });
    await render(disclosure());
    expect(getComputedStyle(summary(), '::before').transitionDuration).toBe('0s');
  });
});

describe('onOpenChange', () => {
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

  test('DSC-17 reports nothing when it is open at the start', async () => {
    const onOpenChange = vi.fn();
    await render(disclosure({ defaultOpen: true, onOpenChange }));
    await userEvent.click(summary());
    await expect
      .poll(() => onOpenChange.mock.calls)
      .toEqual([[false, expect.objectContaining({ reason: 'trigger-press' })]]);
  });
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

  test('DSC-23 opens and closes for its caller, and for the reader when the caller follows', async () => {
    await render(<Controlled accepts />);
    await userEvent.click(page.getByRole('button'));
    await expect.poll(isSeen).toBe(true);
    await userEvent.click(summary());
    await expect.poll(isSeen).toBe(false);
    await userEvent.click(summary());
    await expect.poll(isSeen).toBe(true);
  });

  test('DSC-23 stays as its caller has it when the caller does not follow', async () => {
    await render(<Controlled accepts={false} />);
    await userEvent.click(summary());
    await expect.poll(() => details().open).toBe(false);
    await userEvent.click(page.getByRole('button'));
    await expect.poll(isSeen).toBe(true);
    details().open = false;
    await expect.poll(isSeen).toBe(true);
  });

  test('DSC-23 lets the caller keep what the reader opened before hydration', async () => {
    const { hydrate } = renderServerHtml(<Controlled accepts />);
    await userEvent.click(summary());
    expect(await hydrate()).toEqual([]);
    await expect.poll(isSeen).toBe(true);
  });
});
