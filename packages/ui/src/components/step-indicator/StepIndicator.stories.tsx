import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../../.storybook/sample.ts';
import { examples } from './StepIndicator.examples.ts';
import { StepIndicator } from './StepIndicator.tsx';

export default { title: 'StepIndicator', component: StepIndicator } satisfies Meta<typeof StepIndicator>;

const named = (labels: readonly string[]) => labels.map((label) => ({ label }));

export const ThirdOfSeven: StoryObj = {
  render: (_args, context) => <StepIndicator steps={named(getSample(context, examples).steps)} current={3} />,
};

export const First: StoryObj = {
  render: (_args, context) => <StepIndicator steps={named(getSample(context, examples).two)} current={1} />,
};

export const Last: StoryObj = {
  render: (_args, context) => <StepIndicator steps={named(getSample(context, examples).two)} current={2} />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, steps } = getSample(context, examples);
    return <StepIndicator steps={named([long, ...steps])} current={1} />;
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => (
    <div dir="rtl">
      <StepIndicator steps={named(getSample(context, examples).steps)} current={3} />
    </div>
  ),
};
