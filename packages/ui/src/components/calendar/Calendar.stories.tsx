import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Calendar, RangeCalendar } from './index.ts';

export default { title: 'Calendar', component: Calendar } satisfies Meta<typeof Calendar>;

/** Sample text of the stories. */
const examples = {
  en: {
    visit: 'Date of your visit',
    stay: 'Your stay in the hospital',
    closed: 'The clinic is closed on weekends.',
  },
  es: {
    visit: 'Fecha de su visita',
    stay: 'Su estancia en el hospital',
    closed: 'La clínica cierra los fines de semana.',
  },
};

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00Z`).getUTCDay());

export const OneDay: StoryObj = {
  render: (_args, context) => (
    <Calendar label={getSample(context, examples).visit} defaultValue="2026-03-04" />
  ),
};

export const DaysThatCannotBeChosen: StoryObj = {
  render: (_args, context) => {
    const { visit, closed } = getSample(context, examples);
    return (
      <Calendar
        label={visit}
        defaultFocusedDay="2026-03-07"
        min="2026-03-03"
        max="2026-04-30"
        getUnavailableReason={(day) => (isWeekend(day) ? closed : undefined)}
      />
    );
  },
};

export const FirstAndLastDay: StoryObj = {
  render: (_args, context) => (
    <RangeCalendar
      label={getSample(context, examples).stay}
      defaultValue={{ start: '2026-03-04', end: '2026-03-12' }}
    />
  ),
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Calendar label="تاريخ زيارتك" defaultValue="2026-03-04" min="2026-03-03" />
    </InArabic>
  ),
};
