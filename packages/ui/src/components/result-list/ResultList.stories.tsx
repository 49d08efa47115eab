import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { ResultListDisclosure, ResultListGroup, ResultListItem } from './index.ts';
import { arabic, examples } from './ResultList.examples.ts';
import { ResultList } from './ResultList.tsx';

export default { title: 'ResultList', component: ResultList } satisfies Meta<typeof ResultList>;

type Sample = typeof arabic;

const First = ({ sample, isSelected }: { sample: Sample; isSelected?: boolean }) => (
  <ResultListItem
    titleId="result-first"
    title={sample.first}
    statuses={[
      { label: sample.open, tone: 'open' },
      { label: sample.closed, tone: 'closed' },
    ]}
    facts={[
      { term: sample.distance, detail: sample.miles },
      { term: sample.where, detail: sample.address },
    ]}
    actions={
      <Link href="#join" variant="secondary">
        {sample.ask}
      </Link>
    }
    isSelected={isSelected}
  />
);

const Second = ({ sample }: { sample: Sample }) => (
  <ResultListItem
    titleId="result-second"
    title={sample.second}
    statuses={[{ label: sample.closed, tone: 'closed' }]}
  />
);

export const ByDistance: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading}>
        <First sample={sample} />
        <Second sample={sample} />
      </ResultList>
    );
  },
};

export const InGroups: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList
        headingLevel={2}
        heading={sample.heading}
        groups={
          <>
            <ResultListGroup heading={sample.state}>
              <First sample={sample} />
            </ResultListGroup>
            <ResultListGroup heading={sample.other}>
              <Second sample={sample} />
            </ResultListGroup>
          </>
        }
      />
    );
  },
};

export const InClosedGroups: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList
        headingLevel={2}
        heading={sample.heading}
        groups={
          <>
            <ResultListDisclosure heading={sample.state}>
              <First sample={sample} />
            </ResultListDisclosure>
            <ResultListDisclosure heading={sample.other}>
              <Second sample={sample} />
            </ResultListDisclosure>
          </>
        }
      />
    );
  },
};

export const OneChosen: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading}>
        <First sample={sample} isSelected />
        <Second sample={sample} />
      </ResultList>
    );
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const { none, noneHelp } = getSample(context, examples);
    return <ResultList headingLevel={2} heading={none} emptyContent={<p>{noneHelp}</p>} />;
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const sample = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={sample.heading}>
        {Array.from({ length: 500 }, (_, index) => (
          <ResultListItem key={index} titleId={`result-${index}`} title={`${sample.first} ${index + 1}`} />
        ))}
      </ResultList>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <ResultList headingLevel={2} heading={long}>
        <ResultListItem
          title={long}
          statuses={[{ label: long, tone: 'open' }]}
          facts={[{ term: long, detail: long }]}
        />
      </ResultList>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <ResultList headingLevel={2} heading={arabic.heading}>
        <First sample={arabic} />
        <Second sample={arabic} />
      </ResultList>
    </InArabic>
  ),
};
