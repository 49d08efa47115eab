import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { LocaleProvider } from '../locale-provider/index.ts';
import { arabic, examples } from './Tabs.examples.ts';
import { Tabs, type TabsPanel } from './Tabs.tsx';

export default { title: 'Tabs', component: Tabs } satisfies Meta<typeof Tabs>;

type Sample = typeof arabic;

const createPanels = (text: Sample): TabsPanel[] => [
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

export const ChartTableText: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Tabs label={text.label} panels={createPanels(text)} headingLevel={2} />
        <p>
          <a href="#age-table">{text.link}</a>
        </p>
      </>
    );
  },
};

export const ActivatedByArrows: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Tabs
        label={text.label}
        panels={createPanels(text)}
        headingLevel={3}
        activation="automatic"
        defaultPanel="age-words"
      />
    );
  },
};

export const NoRoom: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const panels = createPanels(text).map((panel) => ({ ...panel, title: text.wide }));
    return <Tabs label={text.label} panels={panels} headingLevel={2} />;
  },
};

export const One: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Tabs label={text.label} panels={createPanels(text).slice(0, 1)} headingLevel={2} />;
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
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
    const text = getSample(context, examples);
    const panels = Array.from({ length: 500 }, (_, index) => ({
      id: `year-${index + 1}`,
      title: `${text.year} ${index + 1}`,
      content: <p>{text.wordsText}</p>,
    }));
    return <Tabs label={text.label} panels={panels} headingLevel={2} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Tabs label={arabic.label} panels={createPanels(arabic)} headingLevel={2} />
    </InArabic>
  ),
};

export const LanguageWithoutMessages: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <LocaleProvider locale="fr">
        <Tabs label={text.label} panels={createPanels(text)} headingLevel={2} />
      </LocaleProvider>
    );
  },
};
