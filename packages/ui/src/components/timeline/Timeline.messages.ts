import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** Text before a date that is given as in ISO 8601, with its spaces. */
export type DateMessages = Record<'about' | 'aboutFrom' | 'from' | 'to', (date: string) => string>;

/** The messages of a timeline. */
export type TimelineMessages = DateMessages & {
  /** Stands before what an event has changed. */
  change: string;
  /** Columns of the table form. */
  event: string;
  date: string;
};

const isDay = (date: string) => date.length === 10;

/** A day takes the article: el 5 de marzo, del 5 de marzo, al 7 de marzo. */
const esFrom = (date: string) => (isDay(date) ? 'del ' : 'de ');

export const timelineMessages: BuiltInMessages<TimelineMessages> = {
  en: {
    change: 'What changed:',
    event: 'What happened',
    date: 'When',
    about: () => 'about ',
    aboutFrom: () => 'about ',
    from: () => 'from ',
    to: () => ' to ',
  },
  es: {
    change: 'Qué cambió:',
    event: 'Qué pasó',
    date: 'Cuándo',
    about: (date) => (isDay(date) ? 'hacia el ' : 'hacia '),
    aboutFrom: (date) => `aproximadamente ${esFrom(date)}`,
    from: esFrom,
    to: (date) => (isDay(date) ? ' al ' : ' a '),
  },
};
