import { createRef, type ReactNode, StrictMode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { axeFindings } from '../../test/axe.ts';
import { beforeScript } from '../../test/before-script.tsx';
import { hex, pageColor } from '../../test/rendered-color.ts';
import { announce, Announcer } from '../announcer/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { contrastRatio } from '../theme/index.ts';
import { Dialog, DialogOpener, type DialogProps } from './index.ts';

const title = 'Your first visit';
const paragraph = 'It takes about two hours.';
const content = (
  <>
    <p>{paragraph}</p>
    <a href="#inside">Read on</a>
  </>
);
type Asked = DialogProps['onOpenChange'];

function Example(
  props: Partial<DialogProps> & { onAsked?: Asked; around?: ReactNode; startsOpen?: boolean },
) {
  const { onAsked, around, startsOpen = false, ...dialog } = props;
  const [isOpen, setOpen] = useState(startsOpen);
  const change: Asked = (open, detail) => {
    onAsked?.(open, detail);
    setOpen(open);
  };
  return (
    <main>
      <DialogOpener href="#visit" dialogId="visit-dialog">
        Open
      </DialogOpener>
      {around}
      <Dialog title={title} isOpen={isOpen} onOpenChange={change} id="visit-dialog" {...dialog}>
        {dialog.children ?? content}
      </Dialog>
    </main>
  );
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const opener = () => page.getByRole('link', { name: 'Open', exact: true });
const isModal = () => document.querySelector('dialog:modal') !== null;
const open = async () => {
  await userEvent.click(opener());
  await expect.poll(isModal).toBe(true);
};
const focused = () => document.activeElement;
/** Of an element on two lines, its first line. */
const placeOfFocus = () => focused()?.getClientRects()[0] ?? new DOMRect();
const words = () => focused()?.textContent;

describe('what it is', () => {
  test.each([2, 3] as const)(
    'DLG-01 a modal dialog named by its heading of level %i',
    async (headingLevel) => {
      await render(<Example headingLevel={headingLevel} />);
      await open();
      const tree = await commands.accessibilityTree();
      expect(tree.find((line) => line.startsWith('dialog'))).toContain(`dialog "${title}"`);
      expect(tree.find((line) => line.startsWith('dialog'))).toContain('modal=true');
      expect(tree).toContain(`heading "${title}" level=${headingLevel}`);
    },
  );

  test('DLG-02 nothing outside is told, and Tab stays inside (eui #7532, bootstrap #26770, aria-practices #1626, carbon #2739, carbon PR #11350)', async () => {
    await render(<Example around={<button type="button">Outside</button>} />);
    await open();
    const tree = (await commands.accessibilityTree()).join('\n');
    expect(tree).toContain(paragraph);
    expect(tree).not.toContain('Outside');
    const reached = new Set<Element>();
    for (let press = 0; press < 6; press++) {
      await userEvent.tab();
      if (focused()) reached.add(focused() as Element);
    }
    const outside = [...reached].filter((each) => each !== document.body && !dialog().contains(each));
    expect(outside).toEqual([]);
    for (const name of ['Close', 'Read on'])
      expect([...reached].map((each) => each.textContent)).toContain(name);
  });
});

describe('where reading begins', () => {
  test('DLG-03 reading: at the title, in one step, whatever stands before it', async () => {
    const passed: string[] = [];
    await render(<Example kind="reading" />);
    dialog().addEventListener('focusin', ({ target }) => passed.push((target as Element).textContent));
    await open();
    expect(passed).toEqual([title]);
    expect(words()).toBe(title);
  });

  test('DLG-04 form: at the first field that a person can fill in', async () => {
    const form = (
      <form>
        <input type="hidden" name="key" />
        <div aria-hidden="true">
          <input name="nickname" tabIndex={-1} />
        </div>
        <input name="trap" tabIndex={-1} />
        <style>{'.unseen { display: none }'}</style>
        <input className="unseen" name="unseen" />
        <input disabled name="closed" />
        <TextField label="First name" name="firstName" />
      </form>
    );
    await render(<Example kind="form">{form}</Example>);
    await open();
    expect(focused()).toBe(document.getElementById('firstName'));
  });

  test('DLG-04 form: at the chosen radio button of the first group', async () => {
    const options = [{ value: 'a', label: 'One' }, { value: 'b', label: 'Two' }]; // prettier-ignore
    await render(
      <Example kind="form">
        <RadioGroup legend="Group" name="group" options={options} defaultValue="b" />
      </Example>,
    );
    await open();
    expect((focused() as HTMLInputElement).value).toBe('b');
  });

  test('DLG-04 form: at the error summary, when there is one, and without fields at the title', async () => {
    const errors = [{ href: '#firstName', message: 'Please enter your first name' }] as const;
    const { rerender } = await render(
      <Example kind="form">
        <TextField label="First name" name="firstName" />
        <ErrorSummary title="There is a problem" errors={errors} />
      </Example>,
    );
    await open();
    expect((focused() as HTMLElement).dataset.component).toBe('error-summary');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    await rerender(<Example kind="form" />);
    await open();
    expect(words()).toBe(title);
  });

  test('DLG-05 decision: at the least harmful button, and the question is its description', async () => {
    const keep = createRef<HTMLButtonElement>();
    await render(
      <Example kind="decision" leastHarmfulRef={keep}>
        <p>It is then gone.</p>
        <button type="button">Delete</button>
        <button type="button" ref={keep}>
          Keep it
        </button>
      </Example>,
    );
    await open();
    expect(focused()).toBe(keep.current);
    await expect.element(dialog()).toHaveAccessibleDescription(/^It is then gone/);
  });

  test('DLG-05 decision: at the close button, when no other is named', async () => {
    await render(<Example kind="decision" />);
    await open();
    expect(words()).toBe('Close');
  });
});

describe('closing', () => {
  test.each([
    ['close-button', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['backdrop', () => userEvent.click(dialog(), { position: { x: -20, y: 10 }, force: true })],
  ] as const)('DLG-06 by %s, told once with its reason, and focus is back', async (reason, close) => {
    const asked = vi.fn<Asked>();
    await render(<Example onAsked={asked} />);
    await open();
    await close();
    await expect.poll(isModal).toBe(false);
    expect(asked.mock.calls).toEqual([
      [true, { reason: 'opener' }],
      [false, { reason }],
    ]);
    await expect.element(opener()).toHaveFocus();
  });

  test('DLG-07 the page decides: while it is not told to close it stays', async () => {
    const asked = vi.fn<Asked>();
    await render(
      <Dialog title={title} isOpen onOpenChange={asked}>
        {content}
      </Dialog>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(asked).toHaveBeenCalledExactlyOnceWith(false, { reason: 'close-button' });
    expect(isModal()).toBe(true);
  });

  test('DLG-07 what code or the browser closed is told', async () => {
    const asked = vi.fn<Asked>();
    await render(<Example onAsked={asked} startsOpen />);
    dialog().close();
    await expect.poll(() => asked.mock.calls).toEqual([[false, { reason: 'program' }]]);
  });

  test('DLG-08 a selection of text that ends outside does not close it, nor a press inside', async () => {
    const asked = vi.fn<Asked>();
    await render(<Example startsOpen onAsked={asked} />);
    const inside = page.getByText(paragraph).element();
    await userEvent.click(inside);
    inside.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: 640, clientY: 400 }));
    dialog().dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
    expect(asked).not.toHaveBeenCalled();
    expect(isModal()).toBe(true);
  });

  test('DLG-08 what closes inside it closes nothing else', async () => {
    const asked = vi.fn<Asked>();
    await render(
      <Example startsOpen onAsked={asked}>
        <input type="file" aria-label="Letter" />
      </Example>,
    );
    document.querySelector('input')?.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
    expect(asked).not.toHaveBeenCalled();
  });

  test('DLG-09 what was typed is kept, and counts when it opens again', async () => {
    await render(
      <Example kind="form">
        <TextField label="First name" name="firstName" />
      </Example>,
    );
    await open();
    await userEvent.keyboard('Ana');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    await open();
    await expect.element(page.getByRole('textbox')).toHaveValue('Ana');
  });
});

describe('where focus goes back to', () => {
  const gone = (fallback?: DialogProps['fallbackRef']) =>
    function Gone() {
      const [isOpen, setOpen] = useState(false);
      const [isThere, setThere] = useState(true);
      return (
        <main>
          {isThere && (
            <DialogOpener href="#a" dialogId="d">
              Open
            </DialogOpener>
          )}
          <h2 tabIndex={-1} ref={fallback as React.Ref<HTMLHeadingElement>}>
            Results
          </h2>
          <Dialog
            id="d"
            title={title}
            isOpen={isOpen}
            fallbackRef={fallback}
            onOpenChange={(next) => {
              setOpen(next);
              if (!next) setThere(false);
            }}
          >
            {content}
          </Dialog>
        </main>
      );
    };

  test('DLG-10 the opener is gone: to the fall-back that was given', async () => {
    const Gone = gone(createRef<HTMLElement>());
    await render(<Gone />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(words).toBe('Results');
  });

  test('DLG-10 the opener is gone and no fall-back is given: to main', async () => {
    const Gone = gone();
    await render(<Gone />);
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => focused()?.tagName).toBe('MAIN');
  });

  test('DLG-10 to the link that was clicked, where the browser focuses no clicked link', async () => {
    await render(<Example />);
    opener()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await expect.poll(isModal).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.element(opener()).toHaveFocus();
  });

  test('DLG-10 a heading that took focus meanwhile keeps it', async () => {
    const heading = createRef<HTMLHeadingElement>();
    const { rerender } = await render(
      <>
        <h2 tabIndex={-1} ref={heading}>
          Results
        </h2>
        <Dialog title={title} isOpen onOpenChange={vi.fn()}>
          {content}
        </Dialog>
      </>,
    );
    await rerender(
      <>
        <h2
          tabIndex={-1}
          ref={(element) => {
            element?.focus();
          }}
        >
          Results
        </h2>
        <Dialog title={title} isOpen={false} onOpenChange={vi.fn()}>
          {content}
        </Dialog>
      </>,
    );
    await expect.poll(isModal).toBe(false);
    expect(words()).toBe('Results');
  });

  test('DLG-11 taken away while open it leaves the page usable', async () => {
    const before = (isThere: boolean) => (
      <main>
        <button type="button">Before</button>
        {isThere && (
          <Dialog title={title} isOpen onOpenChange={vi.fn()}>
            {content}
          </Dialog>
        )}
      </main>
    );
    const { rerender } = await render(before(false));
    const button = page.getByRole('button', { name: 'Before' });
    (button.element() as HTMLElement).focus();
    await rerender(before(true));
    expect(isModal()).toBe(true);
    await rerender(before(false));
    await expect.element(button).toHaveFocus();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  test('DLG-11 in strict mode too', async () => {
    await render(
      <StrictMode>
        <Example startsOpen />
      </StrictMode>,
    );
    expect(isModal()).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    await open();
    expect(words()).toBe(title);
  });
});

describe('announcements', () => {
  const said = (within: Element | null) => within?.querySelector('[aria-live="polite"]')?.textContent.trim();

  test('DLG-12 made while it is open they are inside, and only there (w3c/aria #1854)', async () => {
    await render(<Example around={<Announcer />} locale="es" />);
    await open();
    announce('12 centros');
    await expect.poll(() => said(dialog()), { timeout: 3000 }).toBe('12 centros.');
    expect(said(document.querySelector('[data-component="announcer"]'))).toBe('');
    expect(dialog().querySelector<HTMLElement>('[data-component="announcer-outlet"]')?.lang).toBe('es');
    await userEvent.keyboard('{Escape}');
    await expect.poll(isModal).toBe(false);
    announce('Closed');
    await expect
      .poll(() => said(document.querySelector('[data-component="announcer"]')), { timeout: 3000 })
      .toBe('Closed.');
  });
});

test('DLG-13 a second one over it is refused in development, and says why', async () => {
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  await render(<Example startsOpen />);
  await render(
    <Dialog title="Second" isOpen onOpenChange={vi.fn()} id="second">
      {content}
    </Dialog>,
  );
  expect(document.querySelector('#second:modal')).toBeNull();
  expect(warned).toHaveBeenCalledExactlyOnceWith(
    '[@longcovid/ui] Dialog: a second one was to open over an open one, and was refused. People lose track of where they are and of what closing leads back to. Close the first one before, or show the content inside it.',
  );
  warned.mockRestore();
});

test('DLG-13 one after another is no second one', async () => {
  const two = (which: number) =>
    [1, 2].map((each) => (
      <Dialog key={each} title={`Number ${each}`} isOpen={which === each} onOpenChange={vi.fn()}>
        {content}
      </Dialog>
    ));
  const { rerender } = await render(two(1));
  await rerender(two(2));
  expect(words()).toBe('Number 2');
  await rerender(two(1));
  expect(words()).toBe('Number 1');
});

describe('the page behind', () => {
  test('DLG-14 does not scroll, and nothing in it moves', async () => {
    const tall = <div className="tall" />;
    await render(
      <>
        <style>{'.tall { block-size: 3000px } ::-webkit-scrollbar { inline-size: 20px }'}</style>
        <Example around={tall} />
      </>,
    );
    const before = opener().element().getBoundingClientRect().toJSON() as object;
    const width = document.querySelector('main')?.getBoundingClientRect().width;
    await open();
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    expect(document.querySelector('a')?.getBoundingClientRect().toJSON()).toEqual(before);
    expect(document.querySelector('main')?.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => getComputedStyle(document.documentElement).overflow).toBe('visible');
  });
});

test.each([
  ['en', undefined, 'Close'],
  ['es', undefined, 'Cerrar'],
  ['en', 'Back to the page', 'Back to the page'],
] as const)('DLG-15 the close button is seen and says so, %s %s', async (locale, closeLabel, name) => {
  await render(<Example startsOpen locale={locale} closeLabel={closeLabel} />);
  const button = page.getByRole('button', { name, exact: true });
  await expect.element(button).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

describe('look', () => {
  const long = Array.from({ length: 40 }, (_, index) => (
    <p key={index}>
      {paragraph} <a href={`/rest/${index}`}>{`Link${index}`}</a>
    </p>
  ));

  test.each([
    [320, 568],
    [320, 256],
    [1280, 800],
  ])('DLG-16 at %i by %i px the close button stays in view and covers no focus', async (width, height) => {
    await page.viewport(width, height);
    await render(<Example startsOpen>{long}</Example>);
    for (let press = 0; press < 12; press++) {
      await userEvent.tab();
      const { top, left, bottom } = placeOfFocus();
      expect(document.elementFromPoint(left + 2, top + 2)?.closest('a, button')).toBe(focused());
      expect(bottom).toBeLessThanOrEqual(height);
    }
    // What lies under the bar comes out from under it.
    const [under, below] = document.querySelectorAll<HTMLElement>('dialog p:nth-child(n + 8) a');
    below?.focus();
    const gap = under ? under.getBoundingClientRect().top - dialog().getBoundingClientRect().top : 0;
    dialog().scrollTop += gap - 10;
    await userEvent.tab({ shift: true });
    expect(focused()).toBe(under);
    const { top, left } = placeOfFocus();
    expect(document.elementFromPoint(left + 2, top + 2)?.closest('a, button')).toBe(under);
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    expect(close.top).toBeGreaterThanOrEqual(0);
    expect(close.bottom).toBeLessThanOrEqual(height);
  });

  test('DLG-16 no word makes it scroll sideways at 320 px', async () => {
    await page.viewport(320, 568);
    const word = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3);
    await render(
      <Example startsOpen title={word} closeLabel={word}>
        <p>{word}</p>
      </Example>,
    );
    expect(dialog().scrollWidth).toBe(dialog().clientWidth);
    expect(dialog().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  });

  test.each([
    { colorScheme: 'light' },
    { colorScheme: 'dark' },
    { colorScheme: 'dark', forcedColors: 'active' },
  ] as const)('DLG-17 it has an edge, and moves nothing, %j', async (media) => {
    await commands.emulateMedia(media);
    await render(<Example startsOpen />);
    const { borderTopColor, backgroundColor, transitionDuration, animationName } = getComputedStyle(dialog());
    expect(contrastRatio(hex(borderTopColor), hex(backgroundColor))).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(hex(borderTopColor), pageColor())).toBeGreaterThanOrEqual(3);
    expect([transitionDuration, animationName]).toEqual(['0s', 'none']);
  });

  test('DLG-18 printed while open, it is what is printed, at full length', async () => {
    await page.viewport(1280, 400);
    await render(
      <Example startsOpen around={<p>Behind</p>}>
        {long}
      </Example>,
    );
    await commands.emulateMedia({ media: 'print' });
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    expect(visible(page.getByText('Behind').element())).toBe(false);
    expect(visible(page.getByRole('link', { name: 'Link39' }).element())).toBe(true);
    expect(dialog().clientHeight).toBe(dialog().scrollHeight);
    expect(visible(document.querySelector('[data-part="close"]') as Element)).toBe(false);
  });

  test.each(['reading', 'form', 'decision'] as const)('DLG-19 no axe finding, %s', async (kind) => {
    const { container } = await render(
      <Example startsOpen kind={kind}>
        {long}
      </Example>,
    );
    expect(await axeFindings(container)).toEqual([]);
  });
});

test('DLG-20 where there are no modal dialogs, such as jsdom, it is shown and closed all the same (react-uswds docs/modal_tests.md)', async () => {
  const methods = Object.getOwnPropertyDescriptors(HTMLDialogElement.prototype);
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  try {
    await render(<Example />);
    await userEvent.click(opener());
    await expect.element(page.getByText(paragraph)).toBeVisible();
    expect(words()).toBe(title);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect.element(page.getByText(paragraph)).not.toBeVisible();
  } finally {
    Object.defineProperties(HTMLDialogElement.prototype, methods);
  }
});

test('DLG-21 its element is given by ref', async () => {
  const ref = createRef<HTMLDialogElement>();
  await render(<Example ref={ref} />);
  expect(ref.current).toBe(dialog());
});

describe('before script', () => {
  test('DLG-22 closed, its words are in the HTML and out of sight', async () => {
    const { container, hydrate } = beforeScript(<Example />);
    expect(container.textContent).toContain(paragraph);
    await expect.element(page.getByText(paragraph)).not.toBeVisible();
    expect(await hydrate()).toEqual([]);
    expect(isModal()).toBe(false);
  });

  test('DLG-22 printed open, it is read as part of the page, and becomes modal', async () => {
    const { hydrate } = beforeScript(<Example startsOpen />);
    await expect.element(page.getByText(paragraph)).toBeVisible();
    expect(getComputedStyle(dialog()).position).toBe('static');
    expect(await hydrate()).toEqual([]);
    expect(isModal()).toBe(true);
    expect(words()).toBe(title);
  });

  test('DLG-22 printed open and closed by hand, it stays closed', async () => {
    const asked = vi.fn<Asked>();
    const { hydrate } = beforeScript(<Example startsOpen onAsked={asked} />);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(dialog().open).toBe(false);
    expect(await hydrate()).toEqual([]);
    expect(isModal()).toBe(false);
    expect(asked.mock.calls).toEqual([[false, { reason: 'close-button' }]]);
  });
});
