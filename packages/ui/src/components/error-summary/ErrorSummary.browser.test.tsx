import { type ReactNode, createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { commands, page, userEvent } from 'vitest/browser';
import { expectWarning } from '../../../test/expect-warning.ts';
import { isLeftToBrowser } from '../../../test/is-left-to-browser.ts';
import { renderServerHtml } from '../../../test/render-server-html.tsx';
import { malformedFragments } from '../../internal/malformed-fragments.fixtures.ts';
import { hex, pageColor } from '../../../test/rendered-color.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import type { FieldOption } from '../field/index.ts';
import { Form } from '../form/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import { contrastRatio } from '../../theme/index.ts';
import { ErrorSummary, type ErrorSummaryProps } from './index.ts';

const title = 'There is a problem';
const answers = [{ value: 'a', label: 'One' }, { value: 'b', label: 'Two' }]; // prettier-ignore
const wrong = {
  siteId: 'Please choose a study site',
  cohort: 'Please select the study group you want to join',
  firstName: 'Please enter your first name',
  contactMethods: 'Please choose at least one mean to contact you',
};
type Field = keyof typeof wrong;
const errors = (Object.keys(wrong) as Field[]).map((name) => ({
  href: `#${name}` as const,
  message: wrong[name],
}));

const summary = (props: Partial<ErrorSummaryProps> = {}) => (
  <ErrorSummary title={title} errors={errors} {...props} />
);
const far = (children: ReactNode) => <div className="far">{children}</div>;
const form = (props: Partial<ErrorSummaryProps> = {}) => (
  <>
    <style>{'.far { margin-block: 900px }'}</style>
    {summary(props)}
    {far(<Select label="Study site" name="siteId" id="siteId" options={answers} error={wrong.siteId} />)}
    {far(
      <RadioGroup
        legend="Group"
        name="cohort"
        id="cohort"
        options={answers}
        hint="One only."
        error={wrong.cohort}
      />,
    )}
    {far(<TextField label="First name" name="firstName" id="firstName" error={wrong.firstName} />)}
    {far(
      <CheckboxGroup
        legend="Contact"
        name="contactMethods"
        id="contactMethods"
        options={answers}
        error={wrong.contactMethods}
      />,
    )}
  </>
);
const region = () => document.querySelector('section') as HTMLElement;
const link = (name: string) => page.getByRole('link', { name });

describe('what it is', () => {
  test.each([2, 3] as const)(
    'ERS-01 is a region named by its heading of level %i, and described',
    async (headingLevel) => {
      await render(summary({ headingLevel, description: 'Please review your input.' }));
      const tree = await commands.accessibilityTree();
      expect(tree).toContain(`heading "${title}" level=${headingLevel}`);
      const line = tree.find((entry) => entry.startsWith(`region "${title}"`));
      expect(line).toContain('description="Please review your input."');
    },
  );

  test('ERS-02 links each error to its field, in order, with the text of the field', async () => {
    await render(form());
    const links = [...region().querySelectorAll('a')];
    expect(links.map((entry) => [entry.getAttribute('href'), entry.textContent])).toEqual(
      errors.map(({ href, message }) => [href, message]),
    );
    for (const { href, message } of errors) {
      const field = document.querySelector(href)?.closest('[data-component]');
      expect(field?.querySelector('[data-part="error-message"]')?.textContent).toBe(message);
    }
  });

  test('ERS-06 is not a live region and contains none', async () => {
    await render(form());
    expect(region().closest('[aria-live], [role="alert"], [role="status"]')).toBeNull();
    expect(region().querySelector('[aria-live], [role="alert"], [role="status"]')).toBeNull();
    expect((await commands.accessibilityTree()).filter((line) => line.includes('live='))).toEqual([]);
  });

  test('ERS-08 shows nothing without errors', async () => {
    await render(summary({ errors: [] }));
    expect(region()).toBeNull();
  });

  test('ERS-08 shows a problem of no field by its description, without an empty list', async () => {
    await render(summary({ errors: [], description: 'The form could not be sent.' }));
    expect(region().textContent).toContain('The form could not be sent.');
    expect(region().querySelector('ul')).toBeNull();
  });
});

describe('following a link', () => {
  test.each(['click', 'Enter'])('ERS-03 focuses the field by %s, with its label in view', async (how) => {
    await render(form());
    for (const name of Object.keys(wrong) as Field[]) {
      const entry = link(wrong[name]);
      if (how === 'click') await userEvent.click(entry);
      else {
        (entry.element() as HTMLElement).focus();
        await userEvent.keyboard('{Enter}');
      }
      expect((document.activeElement as HTMLInputElement).name).toBe(name);
      const label = document.activeElement
        ?.closest('[data-component]')
        ?.querySelector('[data-part="label"], legend');
      const { top, bottom } = label?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
      expect(top, name).toBeGreaterThanOrEqual(0);
      expect(bottom, name).toBeLessThan(innerHeight);
    }
  });

  test('ERS-03 leads to its field and its label before hydration, and Tab goes on there', async () => {
    renderServerHtml(form());
    await userEvent.click(link(wrong.firstName));
    await expect
      .poll(() => document.getElementById('firstName')?.getBoundingClientRect().top)
      .toBeLessThan(innerHeight);
    const label = document.querySelector('label[for=firstName]');
    expect(label?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    if (document.activeElement?.id !== 'firstName') await userEvent.tab();
    expect(document.activeElement?.id).toBe('firstName');
  });

  const closed = { isDisabled: true, hint: 'Closed.' } as const;
  test.each([
    ['the first choice', [false, false], 'One'],
    ['the first choice that is not closed', [true, false], 'Two'],
    ['the group, when every choice is closed', [true, true], null],
  ] as const)(
    'ERS-15 leads for a group to %s; before hydration, to the group',
    async (_what, isClosed, label) => {
      const options = answers.map(
        (answer, index) => ({ ...answer, ...(isClosed[index] && closed) }) as FieldOption,
      );
      const content = (
        <>
          {summary({ errors: [{ href: '#cohort', message: wrong.cohort }] })}
          <RadioGroup legend="Group" name="cohort" id="cohort" options={options} error={wrong.cohort} />
        </>
      );
      const group = () => document.querySelector('fieldset');
      const { hydrate } = renderServerHtml(content);
      await userEvent.click(link(wrong.cohort));
      expect(document.activeElement).toBe(group());
      await hydrate();
      await userEvent.click(link(wrong.cohort));
      const choice = label === null ? null : page.getByRole('radio', { name: label }).element();
      expect(document.activeElement).toBe(choice ?? group());
    },
  );

  test('ERS-16 leads to the field in its own form, of two with one id', async () => {
    const field = (name: string) => <TextField label={name} name={name} id="same" />;
    await render(
      <>
        {field('Outside')}
        <Form onSubmit={() => ({ errors: [{ field: 'Inside', id: 'same', message: 'Wrong' }] })}>
          {field('Inside')}
          <button type="submit">Send</button>
        </Form>
      </>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Send' }));
    await userEvent.click(link('Wrong'));
    expect((document.activeElement as HTMLInputElement).name).toBe('Inside');
  });

  test.each([
    ['is missing', null],
    ['is hidden', <input key="gone" id="gone" aria-label="Hidden" hidden />],
  ] as const)('ERS-04 lets the browser follow the link where the field %s', async (_why, field) => {
    await render(
      <>
        {summary({ errors: [{ href: '#gone', message: 'Gone' }] })}
        {field}
      </>,
    );
    await userEvent.click(link('Gone'));
    expect(location.hash).toBe('#gone');
  });

  test.each(malformedFragments)('ERS-04 leaves a malformed hash to the browser: %s', async (href) => {
    const pageErrors: unknown[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      pageErrors.push(event.error);
    };
    addEventListener('error', note);
    await render(summary({ errors: [{ href, message: 'Broken' }] }));
    await userEvent.click(link('Broken'));
    removeEventListener('error', note);
    expect(pageErrors).toEqual([]);
    expect(location.hash).toBe(href);
  });

  test('ERS-04 leaves a click that opens a new tab to the browser', async () => {
    await render(form());
    expect(isLeftToBrowser(link(wrong.firstName).element())).toBe(true);
    expect(document.activeElement?.id).not.toBe('firstName');
  });
});

describe('focus', () => {
  test('ERS-05 takes focus by ref, shows it, and takes it again', async () => {
    const ref = createRef<HTMLElement>();
    const { rerender } = await render(form({ ref }));
    ref.current?.focus();
    expect(document.activeElement).toBe(region());
    expect(getComputedStyle(region()).outlineStyle).toBe('solid');
    await userEvent.click(link(wrong.firstName));
    await rerender(form({ ref, errors: errors.slice(1) }));
    ref.current?.focus();
    expect(document.activeElement).toBe(region());
  });

  test('ERS-05 is not a Tab stop', async () => {
    await render(form());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(wrong.siteId);
  });

  test('ERS-07 is complete in server HTML, has focus there, and hydrates clean', async () => {
    const html = renderToString(summary({ autoFocus: true }));
    expect(html).toMatch(/<section[^>]* autofocus/);
    for (const { message } of errors) expect(html).toContain(message);
    const { container, hydrate } = renderServerHtml(summary({ autoFocus: true }));
    container.querySelector<HTMLElement>('[autofocus]')?.focus();
    expect(await hydrate()).toEqual([]);
    expect(document.activeElement).toBe(region());
  });
});

test.each([{ colorScheme: 'dark' }, { forcedColors: 'active', colorScheme: 'dark' }] as const)(
  'ERS-09 has an edge, %j',
  async (media) => {
    await commands.emulateMedia(media);
    await render(summary());
    expect(contrastRatio(hex(getComputedStyle(region()).borderTopColor), pageColor())).toBeGreaterThanOrEqual(
      3,
    );
  },
);

test('ERS-17 warns that its title is empty', () =>
  expectWarning(summary({ title: '' }), 'ErrorSummary: `title` is empty.'));
