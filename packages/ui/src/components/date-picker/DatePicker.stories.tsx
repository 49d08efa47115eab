import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { DatePicker } from './index.ts';

export default { title: 'DatePicker', component: DatePicker } satisfies Meta<typeof DatePicker>;

/** Sample text of the stories. */
const examples = {
  en: { visit: 'Date of your first visit', hint: 'For example, 3 4 2026 for March 4, 2026.' },
  es: { visit: 'Fecha de su primera visita', hint: 'Por ejemplo, 4 3 2026 para el 4 de marzo de 2026.' },
};

export const Visit: StoryObj = {
  render: (_args, context) => {
    const { visit, hint } = getSample(context, examples);
    return (
      <>
        <DatePicker legend={visit} name="visit" hint={hint} min="2021" max="2026-11-27" />
        <Announcer />
      </>
    );
  },
};

export const ReadOnly: StoryObj = {
  render: (_args, context) => (
    <DatePicker
      legend={getSample(context, examples).visit}
      name="visit"
      defaultValue={{ year: '2026', month: '3', day: '4' }}
      isReadOnly
    />
  ),
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <DatePicker legend="تاريخ زيارتك الأولى" name="visit" />
    </InArabic>
  ),
};
