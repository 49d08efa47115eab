import type { DatePart, DateParts } from './parse-date.ts';

/** The name of a box in the data of a form. */
export const getBoxName = (name: string, part: DatePart): string => `${name}-${part}`;

/**
 * The three texts of a DateInput in the data of a form: for the handler of a form, and for a server.
 *
 * @param name that of the DateInput. A box that is missing in the data is empty.
 */
export function getDateParts(data: { get: (name: string) => unknown }, name: string): DateParts {
  const read = (part: DatePart) => {
    const text = data.get(getBoxName(name, part));
    return typeof text === 'string' ? text : '';
  };
  return { year: read('year'), month: read('month'), day: read('day') };
}

/** The three texts of a date in ISO 8601, which may lack the day or the month: for `value` and `defaultValue`. */
export function toDateParts(iso: string): DateParts {
  const [year = '', month = '', day = ''] = iso.split('-');
  return { year, month: month.replace(/^0/, ''), day: day.replace(/^0/, '') };
}
