import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './Timeline.examples.ts';
import type { TimelineEvent } from './timeline-event.ts';
import { Timeline } from './Timeline.tsx';

export default { title: 'Timeline', component: Timeline } satisfies Meta<typeof Timeline>;

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
