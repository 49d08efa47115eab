import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './NumberField.examples.ts';
import { NumberField } from './NumberField.tsx';

export default { title: 'NumberField', component: NumberField } satisfies Meta<typeof NumberField>;

export const WithUnit: StoryObj = {
  render: (_args, context) => {
    const { weight, weightHint, pounds } = getSample(context, examples);
    return (
      <NumberField
        label={weight}
        name="weight"
        hint={weightHint}
        unit={pounds}
        min={30}
        max={700}
        isRequired
      />
    );
  },
};

export const WithoutUnit: StoryObj = {
  render: (_args, context) => <NumberField label={getSample(context, examples).steps} name="steps" min={0} />,
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { weight, weightHint, pounds, range } = getSample(context, examples);
    return (
      <NumberField
        label={weight}
        name="weight"
        hint={weightHint}
        unit={pounds}
        min={30}
        max={700}
        error={range}
        defaultValue="7"
        isRequired
      />
    );
  },
};

export const ReadOnly: StoryObj = {
  render: (_args, context) => {
    const { temperature, degrees } = getSample(context, examples);
    return (
      <NumberField label={temperature} name="temperature" unit={degrees} defaultValue="98.6" isReadOnly />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, longUnit } = getSample(context, examples);
    return (
      <NumberField
        label={long}
        name="standing"
        hint={long}
        error={long}
        unit={longUnit}
        defaultValue="123456789012345"
        headingLevel={2}
        isRequired
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <NumberField
        label={arabic.weight}
        name="weight"
        hint={arabic.weightHint}
        unit={arabic.kilograms}
        min={15}
        max={300}
        error={arabic.range}
        defaultValue="٧٫٥"
        isRequired
      />
    </InArabic>
  ),
};
