import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf, words } from '../../../.storybook/sample.ts';
import { examples } from './Tabs.examples.ts';
import { Tabs, type TabsPanel } from './Tabs.tsx';

export default { title: 'Tabs', component: Tabs } satisfies Meta<typeof Tabs>;

type Words = (typeof examples)['en'];

const panelsOf = (text: Words): TabsPanel[] => [
  { id: 'age-chart', title: text.chart, content: <p>{text.chartText}</p> },
  {
    id: 'age-table',
    title: text.table,
    content: (
      <table>
        <thead>
          <tr>
            <th scope="col">{text.age}</th>
            <th scope="col">{text.people}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.young}</th>
            <td>5200</td>
          </tr>
          <tr>
            <th scope="row">{text.old}</th>
            <td>7100</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  { id: 'age-words', title: text.words, content: <p>{text.wordsText}</p> },
];

export const ChartTableWords: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <>
        <Tabs label={text.label} panels={panelsOf(text)} headingLevel={2} locale={localeOf(context)} />
        <p>
          <a href="#age-table">{text.link}</a>
        </p>
      </>
    );
  },
};

export const ShownAtOnceByArrows: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <Tabs
        label={text.label}
        panels={panelsOf(text)}
        headingLevel={3}
        activation="automatic"
        defaultPanel="age-words"
        locale={localeOf(context)}
      />
    );
  },
};

export const NoRoom: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const panels = panelsOf(text).map((panel) => ({ ...panel, title: text.wide }));
    return <Tabs label={text.label} panels={panels} headingLevel={2} locale={localeOf(context)} />;
  },
};

export const One: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return <Tabs label={text.label} panels={panelsOf(text).slice(0, 1)} headingLevel={2} />;
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <>
        <Tabs label={text.label} panels={[]} headingLevel={2} />
        <p>{text.none}</p>
      </>
    );
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const panels = Array.from({ length: 500 }, (_, index) => ({
      id: `year-${index + 1}`,
      title: `${text.year} ${index + 1}`,
      content: <p>{text.wordsText}</p>,
    }));
    return <Tabs label={text.label} panels={panels} headingLevel={2} locale={localeOf(context)} />;
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <div dir="rtl">
        <Tabs label={text.label} panels={panelsOf(text)} headingLevel={2} locale={localeOf(context)} />
      </div>
    );
  },
};

export const UnknownLocale: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    // A program without types may give any.
    return <Tabs label={text.label} panels={panelsOf(text)} headingLevel={2} locale={'fr' as 'en'} />;
  },
};
