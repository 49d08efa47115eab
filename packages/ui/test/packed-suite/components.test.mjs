// What a partner's own tests may do, with nothing but the package as installed, jsdom and Testing Library.
import { DatePicker } from '@longcovid/ui/date-picker';
import { PdfOverlay } from '@longcovid/ui/pdf-overlay';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// Without the optional peers there is no calendar; a DatePicker is one without its button.
const files = import.meta.glob(['./stories/*.mjs', '!./stories/calendar.mjs'], { eager: true });
const stories = Object.entries(files).flatMap(([path, { default: meta, ...named }]) =>
  Object.entries(named)
    .filter(([name]) => !/Hundred|Thousand/.test(name))
    .map(([name, story]) => ({ path, name, story, meta })),
);

test('there are stories', () => {
  expect(stories.length).toBeGreaterThan(100);
});

test.each(stories)('$path $name is rendered on the server and hydrated clean', ({ story, meta }) => {
  const args = { ...meta.args, ...story.args };
  const Shown = () =>
    story.render
      ? story.render(args, { globals: { locale: 'en' } })
      : createElement(meta.component ?? 'div', args);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createElement(Shown));
  expect(container.innerHTML).not.toBe('');
  const onRecoverableError = vi.fn();
  render(createElement(Shown), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError.mock.calls).toEqual([]);
});

test('shows no PDF without pdfjs-dist, and names what to install in the console', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const props = { title: 'A file', href: '/a.pdf', webHref: '/a', language: 'en', isOpen: true };
  render(
    createElement(PdfOverlay, { ...props, onOpenChange: () => undefined, createWorker: () => undefined }),
  );
  await screen.findAllByText('The document cannot be shown here');
  expect(warned.mock.calls.flat().join(' ')).toContain('Install pdfjs-dist beside @longcovid/ui');
});

test('has a date to type without react-aria, and names what to install in the console', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(createElement(DatePicker, { legend: 'Date of your visit', name: 'visit' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose from a calendar' }));
  await screen.findByText('The calendar did not open. Please type the date, or try again.');
  expect(screen.getAllByRole('textbox')).toHaveLength(3);
  expect(warned.mock.calls.flat().join(' ')).toContain('Install react-aria and react-stately');
});
