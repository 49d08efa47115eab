import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { examples, type Examples } from './ResultList.examples.ts';
import { type ResultItem, ResultList } from './ResultList.tsx';

export default { title: 'ResultList', component: ResultList } satisfies Meta<typeof ResultList>;

const items = (sample: Examples): ResultItem[] => [
  {
    id: 'result-first',
    title: sample.first,
    status: [
      { label: sample.open, tone: 'open' },
      { label: sample.closed, tone: 'closed' },
    ],
    facts: [
      { term: sample.distance, detail: sample.miles },
      { term: sample.where, detail: sample.address },
    ],
    actions: (
      <Link href="#join" variant="secondary">
        {sample.ask}
      </Link>
    ),
  },
  { id: 'result-second', title: sample.second, status: [{ label: sample.closed, tone: 'closed' }] },
];

export const ByDistance: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return <ResultList headingLevel={2} heading={sample.heading} items={items(sample)} />;
  },
};

export const InGroups: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    const groups = [
      { heading: sample.state, itemIds: ['result-first'] },
      { heading: sample.other, itemIds: ['result-second'] },
    ];
    return <ResultList headingLevel={2} heading={sample.heading} items={items(sample)} groups={groups} />;
  },
};

export const InClosedGroups: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    const groups = [
      { heading: sample.state, itemIds: ['result-first'] },
      { heading: sample.other, itemIds: ['result-second'] },
    ];
    return (
      <ResultList
        headingLevel={2}
        heading={sample.heading}
        items={items(sample)}
        groups={groups}
        areGroupsCollapsed
      />
    );
  },
};

export const OneChosen: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading} items={items(sample)} selectedId="result-first" />
    );
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const { none, noneHelp } = getSample(context, examples);
    return <ResultList headingLevel={2} heading={none} items={[]} emptyContent={<p>{noneHelp}</p>} />;
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: `result-${index}`,
      title: `${sample.first} ${index + 1}`,
    }));
    return <ResultList headingLevel={2} heading={sample.heading} items={many} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    const item: ResultItem = {
      id: 'result-long',
      title: long,
      status: [{ label: long, tone: 'open' }],
      facts: [{ term: long, detail: long }],
    };
    return <ResultList headingLevel={2} heading={long} items={[item]} />;
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <div dir="rtl">
        <ResultList headingLevel={2} heading={sample.heading} items={items(sample)} />
      </div>
    );
  },
};
