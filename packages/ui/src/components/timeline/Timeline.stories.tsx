import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import type { TimelineEvent } from './order.ts';
import { Timeline } from './Timeline.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    label: 'History of the study',
    begin: 'The study begins',
    beginText: 'The first people join in three cities.',
    sites: 'More study sites open',
    sitesChange: 'People in 30 states can take part.',
    survey: 'The survey is shorter',
    surveyChange: 'It takes 20 minutes instead of 45.',
    complete: 'Enrollment is complete',
    visits: 'Your visits',
    first: 'First visit',
    firstWhen: 'About 7 days after you say yes',
    surveys: 'Surveys',
    surveysWhen: 'Every 3 months',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    nothing: 'Nothing has happened yet.',
    many: 'Event',
  },
  es: {
    label: 'Historia del estudio',
    begin: 'Comienza el estudio',
    beginText: 'Las primeras personas se unen en tres ciudades.',
    sites: 'Se abren más centros del estudio',
    sitesChange: 'Pueden participar personas de 30 estados.',
    survey: 'La encuesta es más corta',
    surveyChange: 'Toma 20 minutos en vez de 45.',
    complete: 'La inscripción está completa',
    visits: 'Sus visitas',
    first: 'Primera visita',
    firstWhen: 'Unos 7 días después de que usted acepte',
    surveys: 'Encuestas',
    surveysWhen: 'Cada 3 meses',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    nothing: 'Todavía no ha pasado nada.',
    many: 'Suceso',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'تاريخ الدراسة',
  begin: 'بداية الدراسة',
  beginText: 'ينضم أول المشاركين في ثلاث مدن.',
  sites: 'افتتاح مراكز أخرى للدراسة',
  sitesChange: 'يمكن لأشخاص من 30 ولاية المشاركة.',
  survey: 'الاستبيان أقصر',
  surveyChange: 'يستغرق 20 دقيقة بدلًا من 45.',
  complete: 'اكتمال التسجيل',
  table: 'تاريخ الدراسة في جدول',
};

export default { title: 'Timeline', component: Timeline, parameters: { examples } } satisfies Meta<
  typeof Timeline
>;

const createEvents = (text: Omit<typeof arabic, 'table'>): TimelineEvent[] => [
  { id: 'begin', title: text.begin, date: { on: '2021-10-05' }, content: <p>{text.beginText}</p> },
  { id: 'sites', title: text.sites, date: { from: '2022-03', to: '2022-11' }, change: text.sitesChange },
  { id: 'survey', title: text.survey, date: { on: '2022-12', isAbout: true }, change: text.surveyChange },
  { id: 'complete', title: text.complete, date: { on: '2023' } },
];

export const History: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Timeline label={text.label} events={createEvents(text)} headingLevel={2} />;
  },
};

export const ByYearNewestFirst: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Timeline
        label={text.label}
        events={createEvents(text)}
        headingLevel={2}
        order="newest-first"
        isGroupedByYear
      />
    );
  },
};

export const AsTable: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Timeline label={text.label} events={createEvents(text)} headingLevel={2} form="table" />;
  },
};

export const WithoutDates: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const events = [
      { id: 'first', title: text.first, when: text.firstWhen },
      { id: 'surveys', title: text.surveys, when: text.surveysWhen },
    ];
    return <Timeline label={text.visits} events={events} headingLevel={2} />;
  },
};

export const BadDatesAndLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const events = ['2023-02-30', '2023-13', '9999-12-31', '-1', 'NaN'].map((on) => ({
      id: `bad-${on}`,
      title: text.wide,
      change: text.wide,
      date: { on },
    }));
    return (
      <>
        <Timeline label={text.label} events={events} headingLevel={2} isGroupedByYear />
        <Timeline
          label={text.label}
          events={events.map((event) => ({ ...event, id: `table-${event.id}` }))}
          headingLevel={2}
          form="table"
        />
      </>
    );
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Timeline label={text.label} events={[]} headingLevel={2} />
        <p>{text.nothing}</p>
      </>
    );
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const events = Array.from({ length: 500 }, (_, index) => ({
      id: `event-${index}`,
      title: `${text.many} ${index + 1}`,
      date: { on: String(1600 + index) },
    }));
    return <Timeline label={text.label} events={events} headingLevel={2} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Timeline label={arabic.label} events={createEvents(arabic)} headingLevel={2} />
      <Timeline
        label={arabic.table}
        events={createEvents(arabic).map((event) => ({ ...event, id: `table-${event.id}` }))}
        headingLevel={2}
        form="table"
      />
    </InArabic>
  ),
};
