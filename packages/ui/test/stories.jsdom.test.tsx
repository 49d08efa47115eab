import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getText } from '../src/testing/find.ts';
import { isLarge, stories } from './stories.tsx';

/** What was thrown in handlers and effects: the promise of a key or a click does not fail with it. */
let thrown: unknown[] = [];
const note = ({ error }: ErrorEvent) => thrown.push(error);
/** jsdom does not navigate, and reports each link that is followed and each form that is submitted. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  thrown = [];
  addEventListener('error', note);
  for (const type of ['click', 'submit']) addEventListener(type, stay);
});
afterEach(() => {
  cleanup();
  removeEventListener('error', note);
  for (const type of ['click', 'submit']) removeEventListener(type, stay);
});

/** Hundreds of the same have the same handlers and labels. */
const short = stories.filter((story) => !isLarge(story));

/** The first control of each kind. */
function findControls(): HTMLElement[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex]',
  );
  const getKind = ({ tagName, dataset, className }: HTMLElement) =>
    [tagName, dataset.part, className].join(' ');
  return [...new Map([...controls].reverse().map((control) => [getKind(control), control])).values()];
}

test.each(short)('$folder, $name: renders in jsdom, and its handlers throw nothing', async ({ show }) => {
  const { container } = render(show('en'));
  expect(container.innerHTML).not.toBe('');
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  for (const control of findControls()) {
    control.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}a{Escape}{Enter}');
    if (control.isConnected) await user.click(control);
  }
  expect(thrown).toEqual([]);
});

test.each(short)('$folder, $name: a label finds its field and nothing else', ({ show }) => {
  render(show('en'));
  const labels = [...document.querySelectorAll('label')].map((label) => ({
    text: getText(label),
    control: label.control,
  }));
  for (const { text } of labels) {
    const named = labels.filter((label) => label.text === text).map(({ control }) => control);
    // `*` is in the label of a required field, joined to its last word.
    const isNamed = (name: string) => name.replace(/\u2060\*$/, '') === text;
    expect(screen.getAllByLabelText(isNamed), text).toEqual(named);
  }
});
