import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';

import { CalendarDate } from './CalendarDate.tsx';

const shown = (date: string, locale: string) =>
  renderToStaticMarkup(
    <IntlProvider locale={locale}>
      <CalendarDate date={date} />
    </IntlProvider>,
  );

test.each([
  ['2024', 'en-US', '2024'],
  ['2024', 'es-US', '2024'],
  ['2024-05', 'en-US', 'May 2024'],
  ['2024-05', 'es-US', 'mayo de 2024'],
  ['2024-01-01', 'en-US', 'January 1, 2024'],
  ['2025-10-31', 'es-US', '31 de octubre de 2025'],
])('formats %s in %s with its precision: %s', (date, locale, text) => {
  expect(shown(date, locale)).toBe(`<time dateTime="${date}">${text}</time>`);
});
