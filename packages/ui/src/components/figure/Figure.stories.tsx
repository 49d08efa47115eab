import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { LocaleProvider } from '../locale-provider/index.ts';
import type { FigureRecord } from '../../figure-data/record.ts';
import * as records from './Figure.examples.ts';
import { Figure } from './Figure.tsx';

export default {
  title: 'Figure',
  component: Figure,
  parameters: { examples: records.examples },
} satisfies Meta<typeof Figure>;

const story = (figure: FigureRecord): StoryObj => ({
  render: () => <Figure figure={figure} headingLevel={2} />,
});

export const Bars: StoryObj = story(records.fruit);
export const BarsOfSeveralGroups: StoryObj = story(records.walks);
export const StackedBars: StoryObj = story(records.sleep);
export const Line: StoryObj = story(records.growth);
export const SeveralLines: StoryObj = story(records.clubs);
export const Goals: StoryObj = story(records.garden);
export const DotPlot: StoryObj = story(records.pets);
export const NumberTiles: StoryObj = story(records.library);

const compact = (figure: FigureRecord): StoryObj => ({
  render: () => <Figure figure={figure} headingLevel={2} view="compact" />,
});

export const Compact: StoryObj = compact({ ...records.fruit, id: 'sample-compact' });
export const CompactGoals: StoryObj = compact({ ...records.garden, id: 'sample-compact-goals' });

/** Goals that are missing, zero, far passed, and with names that do not fit in a line. */
export const GoalsThatCannotBe: StoryObj = story(records.badGoals);
export const GoalsOfOneSeries: StoryObj = story({
  ...records.garden,
  id: 'sample-one-series',
  series: records.garden.series.slice(0, 1),
});
export const RangesAndHiddenValues: StoryObj = story(records.rest);
export const BelowZero: StoryObj = story(records.change);

export const StackedThatCannotStack: StoryObj = story({
  ...records.change,
  id: 'sample-unstackable',
  kind: 'stacked-bar',
});

export const Empty: StoryObj = story(records.empty);
export const OneValue: StoryObj = story(records.one);
export const OnePoint: StoryObj = story({ ...records.one, id: 'sample-one-point', kind: 'line' });
export const FiveHundredGroups: StoryObj = story(records.many);
export const FiveHundredPoints: StoryObj = story({ ...records.many, id: 'sample-many-points', kind: 'line' });
export const AbsurdNumbers: StoryObj = story(records.absurd);
export const AbsurdLine: StoryObj = story({ ...records.absurd, id: 'sample-absurd-line', kind: 'line' });
export const VeryLongNames: StoryObj = story(records.long);
export const VeryLongNamesStacked: StoryObj = story({
  ...records.long,
  id: 'sample-long-stacked',
  kind: 'stacked-bar',
});
export const VeryLongNamesLine: StoryObj = story({ ...records.long, id: 'sample-long-line', kind: 'line' });

/** What is true of any nine. */
const claimOfNine = {
  text: {
    en: 'Nine groups are told apart by color, pattern and name.',
    es: 'Nueve grupos se distinguen por el color, la trama y el nombre.',
  },
  asserts: [],
};

/** Nine series: colors and patterns are repeated in other pairs. */
export const NineSeries: StoryObj = story({
  ...records.walks,
  id: 'sample-nine',
  claim: claimOfNine,
  series: Array.from({ length: 9 }, (_, index) => ({
    id: `n${index}`,
    label: { en: `Number ${index + 1}`, es: `Número ${index + 1}` },
    values: { june: 10 + index, july: 20 - index, august: 15, september: index },
  })),
});

export const NoDate: StoryObj = story({ ...records.growth, id: 'sample-no-date', asOf: null });

export const NineLines: StoryObj = story({
  ...records.clubs,
  id: 'sample-nine-lines',
  claim: claimOfNine,
  series: Array.from({ length: 9 }, (_, index) => ({
    id: `n${index}`,
    label: { en: `Number ${index + 1}`, es: `Número ${index + 1}` },
    values: { 2020: index, 2021: 2 * index, 2022: 30 - index, 2023: 12, 2024: 10 + index / 2 },
  })),
});

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Figure figure={records.arabicRest} headingLevel={2} />
    </InArabic>
  ),
};

export const ArabicCounts: StoryObj = {
  render: () => (
    <InArabic>
      <Figure figure={records.arabicDays} headingLevel={2} />
    </InArabic>
  ),
};

export const LanguageWithoutMessages: StoryObj = {
  render: () => (
    <LocaleProvider locale="fr">
      <Figure figure={{ ...records.fruit, id: 'sample-unknown' }} headingLevel={2} />
    </LocaleProvider>
  ),
};
