import type { BuiltInMessages } from '../../i18n/useMessages.ts';

export type CalendarMessages = {
  /** Name of the button that shows the month before. */
  previous: string;
  /** Name of the button that shows the month after. */
  next: string;
  /** Which days can be chosen; at least one of the two is given. */
  limits: (min: string | undefined, max: string | undefined) => string;
};

export const calendarMessages: BuiltInMessages<CalendarMessages> = {
  en: {
    previous: 'Previous month',
    next: 'Next month',
    limits: (min, max) => {
      if (min === undefined) return `You can choose ${max} or an earlier day.`;
      return max === undefined
        ? `You can choose ${min} or a later day.`
        : `You can choose from ${min} to ${max}.`;
    },
  },
  es: {
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    limits: (min, max) => {
      if (min === undefined) return `Puede elegir el ${max} o un día anterior.`;
      return max === undefined
        ? `Puede elegir el ${min} o un día posterior.`
        : `Puede elegir del ${min} al ${max}.`;
    },
  },
};
