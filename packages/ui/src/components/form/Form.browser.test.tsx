import type { InputEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { Button } from '../button/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form, type ServerErrors, type FormProps } from './index.ts';
import { withLocale } from '../../../test/with-locale.tsx';

const answers = [{ value: 'a', label: 'One' }, { value: 'b', label: 'Two' }]; // prettier-ignore
const wrong = {
  cohort: 'Please select the study group you want to join',
  contact: 'Please choose at least one mean to contact you',
  name: 'Please enter your name',
  message: 'Please enter your message',
  consent: 'Please tick the box if you agree',
};
type Name = keyof typeof wrong;
const names = Object.keys(wrong) as Name[];
const failing = (fields: readonly Name[]): ServerErrors => ({
  errors: fields.map((field) => ({ field, message: wrong[field] })),
});
/** Every field is required. */
const check = (data: FormData) => failing(names.filter((name) => !data.get(name)));

const fields = (
  <>
    <RadioGroup legend="Group" name="cohort" options={answers} isRequired />
    <CheckboxGroup legend="Contact" name="contact" options={answers} isRequired />
    <TextField label="Name" name="name" isRequired />
    <TextArea label="Message" name="message" isRequired />
    <Checkbox label="I agree" name="consent" isRequired />
    <Button type="submit">Send</Button>
  </>
);
const form = (props: Partial<FormProps> = {}) => (
  <Form onSubmit={check} {...props}>
    {fields}
  </Form>
);
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLElement;
const summary = () => document.querySelector<HTMLElement>('[data-component="error-summary"]');
const links = () => [...(summary()?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent);
const besides = () =>
  [...document.querySelectorAll('[data-part="error-message"]')].map(({ textContent }) => textContent);
const send = () => userEvent.click(page.getByRole('button', { name: 'Send' }));
const all = (list: readonly Name[]) => list.map((name) => wrong[name]);

beforeEach(() => {
  document.title = 'Join';
});
describe('a failed attempt', () => {
  test('FRM-01 moves focus to a new error summary after each one (govuk-frontend #1068, #1410)', async () => {
    await render(form());
    await send();
    expect(document.activeElement).toBe(summary());
    expect(links()).toEqual(all(names));
    const first = summary();
    document.querySelector('form')?.requestSubmit();
    await expect.poll(() => summary() !== first).toBe(true);
    expect(document.activeElement).toBe(summary());
    await userEvent.fill(field('name'), 'Ana');
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(summary());
    expect(links()).toEqual(all(names.filter((name) => name !== 'name')));
    expect(summary()).not.toBe(first);
  });

  test('FRM-01 moves focus to the error summary after an asynchronous one', async () => {
    const answer = Promise.withResolvers<ServerErrors>();
    await render(form({ onSubmit: () => answer.promise }));
    await send();
    expect(summary()).toBeNull();
    answer.resolve(failing(['name']));
    await expect.poll(links).toEqual(all(['name']));
    expect(document.activeElement).toBe(summary());
  });

  test('FRM-02 shows each error beside its field and as a link that focuses it (govuk-react #480)', async () => {
    await render(form());
    await send();
    expect(besides()).toEqual(links());
    for (const name of names) {
      await userEvent.click(page.getByRole('link', { name: wrong[name] }));
      expect(document.activeElement).toBe(field(name));
      expect(document.activeElement?.closest('[data-component]')?.textContent).toContain(wrong[name]);
    }
  });

  test.each([
    [
      'belongs to no field',
      { onSubmit: () => ({ errors: [{ field: 'gone', message: 'Gone' }] }) },
      'the error of “gone” belongs to no field',
    ],
    [
      'has other text beside its field',
      {
        onSubmit: () => failing(['name']),
        children: <TextField label="Name" name="name" error="Write it" />,
      },
      '“name” has the error “Write it” beside it and “Please enter your name” in the error summary.',
    ],
  ] as const)('FRM-03 warns of an error that %s', async (_what, props, warning) => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(<Form {...{ children: fields, ...props }} />);
    document.querySelector('form')?.requestSubmit();
    await expect.poll(() => warned.mock.calls.join()).toContain(`[@longcovid/ui] Form: ${warning}`);
  });

  test('FRM-03 links to a field with an id prop by that id, without a warning', async () => {
    const warned = vi.spyOn(console, 'error').mockReturnValue();
    await render(
      <Form onSubmit={() => ({ errors: [{ field: 'name', id: 'my-name', message: wrong.name }] })}>
        <TextField label="Name" name="name" id="my-name" />
        <Button type="submit">Send</Button>
      </Form>,
    );
    await send();
    expect(besides()).toEqual(links());
    await userEvent.click(page.getByRole('link', { name: wrong.name }));
    expect(document.activeElement?.id).toBe('my-name');
    expect(warned).not.toHaveBeenCalled();
  });

  test('FRM-16 links from each error summary to its own form, with two of the same fields', async () => {
    await render(
      <>
        {form()}
        {form()}
      </>,
    );
    for (const each of document.querySelectorAll<HTMLElement>('[data-component="form"]')) {
      await userEvent.click(each.querySelector('button') as HTMLElement);
      const list = [...each.querySelectorAll<HTMLElement>('[data-part="error-link"]')];
      expect(list.map(({ textContent }) => textContent)).toEqual(all(names));
      for (const [index, entry] of list.entries()) {
        await userEvent.click(entry);
        expect(document.activeElement).toBe(each.querySelector(`[name="${names[index]}"]`));
      }
    }
  });

  test('FRM-09 shows an error that belongs to no field as a sentence without a list', async () => {
    await render(form({ onSubmit: () => ({ description: 'The connection was lost.' }) }));
    await send();
    expect(document.activeElement).toBe(summary());
    expect(summary()?.textContent).toContain('The connection was lost.');
    expect(summary()?.querySelector('ul')).toBeNull();
  });
});

describe('the title of the page', () => {
  test.each(['en', 'es'] as const)(
    'FRM-04 begins with “Error:” once, until the form unmounts (PR #1219), %s',
    async (locale) => {
      const { unmount } = await render(withLocale(locale, form()));
      await send();
      await expect.poll(() => document.title).toBe('Error: Join');
      await send();
      expect(document.title).toBe('Error: Join');
      await unmount();
      expect(document.title).toBe('Join');
    },
  );

  test('FRM-04 is restored after a successful attempt', async () => {
    await render(form({ onSubmit: (data) => (data.get('name') ? undefined : failing(['name'])) }));
    await send();
    await expect.poll(() => document.title).toBe('Error: Join');
    await userEvent.fill(field('name'), 'Ana');
    await send();
    await expect.poll(() => document.title).toBe('Join');
  });

  test('FRM-04 keeps one “Error:” when the server has already added it', async () => {
    document.title = 'Error: Join';
    const { hydrate } = renderServerHtml(form({ serverErrors: failing(['name']) }));
    await hydrate();
    expect(document.title).toBe('Error: Join');
  });
});

describe('without script', () => {
  const returned = (
    <Form action="/join" serverErrors={{ ...failing(names), description: 'Please review.' }}>
      {fields}
    </Form>
  );
  test('FRM-05 is complete with errors from the server, with autofocus on the error summary', async () => {
    expect(renderToString(returned)).toMatch(/<section[^>]* autofocus/);
    const { container, hydrate } = renderServerHtml(returned);
    expect(links()).toEqual(all(names));
    expect(besides()).toEqual(all(names));
    expect(container.innerText).toContain('Please review.');
    const native = container.querySelector('form');
    expect([native?.getAttribute('action'), native?.method, native?.noValidate]).toEqual([
      '/join',
      'post',
      true,
    ]);
    await userEvent.fill(field('name'), 'Ana');
    expect(await hydrate()).toEqual([]);
    expect(links()).toEqual(all(names));
    expect(new FormData(native ?? undefined).get('name')).toBe('Ana');
  });

  test('FRM-06 leaves submitting to the browser without onSubmit', async () => {
    const prevented = vi.fn();
    await render(<Form action="/join">{fields}</Form>);
    addEventListener(
      'submit',
      (event) => {
        prevented(event.defaultPrevented);
        event.preventDefault();
      },
      { once: true },
    );
    await send();
    expect(prevented.mock.calls).toEqual([[false]]);
  });
});

describe('the data', () => {
  test('FRM-06 includes the submit button that was pressed', async () => {
    const onSubmit = vi.fn((data: FormData): undefined => {
      expect([...data]).toEqual([
        ['name', 'Ana'],
        ['step', 'next'],
      ]);
    });
    await render(
      <Form onSubmit={onSubmit}>
        <TextField label="Name" name="name" defaultValue="Ana" />
        <Button type="submit" name="step" value="next">
          Send
        </Button>
      </Form>,
    );
    await send();
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test.each([
    ['a failed', failing(['name'])],
    ['a successful', undefined],
  ])('FRM-07 is unchanged by %s attempt', async (_what, answer) => {
    await render(form({ onSubmit: () => answer }));
    await userEvent.click(page.getByRole('radio', { name: 'Two' }));
    await userEvent.click(page.getByRole('checkbox', { name: 'One' }));
    await userEvent.fill(field('name'), 'Ana');
    await userEvent.fill(field('message'), 'Hello\nthere');
    await userEvent.click(page.getByRole('checkbox', { name: 'I agree' }));
    const read = () => [...new FormData(document.querySelector('form') as HTMLFormElement)].map(String);
    const before = read();
    await send();
    expect(read()).toEqual(before);
    expect(before).toEqual(['cohort,b', 'contact,a', 'name,Ana', 'message,Hello\nthere', 'consent,on']);
  });

  test('FRM-07 is passed to onInput at each change, so that a draft can be saved', async () => {
    const onInput = vi.fn(({ currentTarget }: InputEvent<HTMLFormElement>) =>
      new FormData(currentTarget).get('name'),
    );
    await render(form({ onInput }));
    await userEvent.type(field('name'), 'An');
    expect(onInput.mock.results.map(({ value }) => value as string)).toEqual(['A', 'An']);
  });

  test('FRM-08 is submitted once while an attempt is pending, and children get isPending', async () => {
    const answer = Promise.withResolvers<undefined>();
    const onSubmit = vi.fn(() => answer.promise);
    await render(
      <Form onSubmit={onSubmit}>
        {({ isPending }) => (
          <button type="submit" aria-disabled={isPending}>
            Send
          </button>
        )}
      </Form>,
    );
    const button = page.getByRole('button').element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    expect(onSubmit).toHaveBeenCalledOnce();
    answer.resolve(undefined);
    await expect.element(button).toHaveAttribute('aria-disabled', 'false');
    button.click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('FRM-13 can be submitted again after an attempt that throws, and the error is not caught', async () => {
    const thrown = vi.fn((event: PromiseRejectionEvent) => event.preventDefault());
    addEventListener('unhandledrejection', thrown, { once: true });
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new Error('Broken'))
      .mockResolvedValueOnce(failing(['name']));
    await render(form({ onSubmit: onSubmit as FormProps['onSubmit'] }));
    await send();
    await expect.poll(() => thrown.mock.calls.length).toBe(1);
    await send();
    await expect.poll(links).toEqual(all(['name']));
  });
});

test('FRM-10 removes all errors after a successful attempt', async () => {
  await render(form({ onSubmit: (data) => (data.get('name') ? undefined : failing(['name'])) }));
  await send();
  expect(besides()).toEqual(all(['name']));
  await userEvent.fill(field('name'), 'Ana');
  await send();
  expect([summary(), besides()]).toEqual([null, []]);
});

test.each([
  ['en', undefined, 'Fields marked with * are required.'],
  ['es', undefined, 'Los campos marcados con * son obligatorios.'],
  ['en', 'A star means: please answer.', 'A star means: please answer.'],
] as const)('FRM-11 explains * at the top, %s %s', async (locale, required, text) => {
  const { rerender } = await render(
    withLocale(locale, form({ messages: { ...(required && { required }) } })),
  );
  await expect.element(page.getByText(text)).toBeVisible();
  await rerender(withLocale(locale, form({ isRequiredNoteHidden: true })));
  expect(document.querySelector('[data-part="required-note"]')).toBeNull();
});

test('FRM-17 passes the native form to a ref once', async () => {
  const ref = vi.fn();
  const { rerender, unmount } = await render(form({ ref }));
  await rerender(form({ ref, isRequiredNoteHidden: true }));
  expect(ref.mock.calls).toEqual([[document.querySelector('form')]]);
  await unmount();
  expect(ref.mock.lastCall).toEqual([null]);
});
