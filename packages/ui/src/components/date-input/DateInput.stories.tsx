import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Stack } from '../stack/index.ts';
import { arabic, examples } from './DateInput.examples.ts';
import { DateInput } from './DateInput.tsx';

export default { title: 'DateInput', component: DateInput } satisfies Meta<typeof DateInput>;

export const DateOfBirth: StoryObj = {
  render: (_args, context) => {
    const { birth, birthHint } = getSample(context, examples);
    return (
      <DateInput
        legend={birth}
        name="birth"
        hint={birthHint}
        autoComplete="bday"
        min="1900"
        max="2026-11-27"
        isRequired
      />
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { birth, birthHint, noSuchDay } = getSample(context, examples);
    return (
      <DateInput
        legend={birth}
        name="birth"
        hint={birthHint}
        error={noSuchDay}
        defaultValue={{ year: '2023', month: '2', day: '29' }}
        isRequired
      />
    );
  },
};

export const YearAlone: StoryObj = {
  render: (_args, context) => {
    const { symptoms, symptomsHint } = getSample(context, examples);
    return <DateInput legend={symptoms} name="symptoms" hint={symptomsHint} canBePartial />;
  },
};

/** The last day cannot be before the first one. */
function Stay({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  const [first, setFirst] = useState<string>();
  return (
    <Stack>
      <DateInput legend={firstDay} name="first" onValueChange={(_value, { date }) => setFirst(date)} />
      <DateInput legend={lastDay} name="last" min={first} />
    </Stack>
  );
}

export const Range: StoryObj = {
  render: (_args, context) => <Stay {...getSample(context, examples)} />,
};

export const ReadOnly: StoryObj = {
  render: (_args, context) => (
    <DateInput
      legend={getSample(context, examples).visit}
      name="visit"
      defaultValue={{ year: '2026', month: '3', day: '4' }}
      isReadOnly
    />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, longError } = getSample(context, examples);
    return (
      <DateInput legend={long} name="diagnosis" hint={long} error={longError} headingLevel={2} isRequired />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <DateInput
        legend={arabic.birth}
        name="birth"
        hint={arabic.birthHint}
        error={arabic.noSuchDay}
        defaultValue={{ year: '٢٠٢٣', month: '٢', day: '٢٩' }}
        isRequired
      />
    </InArabic>
  ),
};
