import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './RadioGroup.examples.ts';
import { RadioGroup } from './RadioGroup.tsx';

export default { title: 'RadioGroup', component: RadioGroup } satisfies Meta<typeof RadioGroup>;

type Sample = typeof arabic;
const groups = (text: Sample) => [
  { value: 'adult', label: text.adults, hint: text.adultsHint },
  { value: 'pediatric', label: text.children, hint: text.childrenHint },
];
const groupsOneClosed = (text: Sample) => [
  ...groups(text),
  { value: 'pregnancy', label: text.pregnancy, hint: text.pregnancyHint, isDisabled: true },
];

export const NothingChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup legend={text.legend} name="cohort" hint={text.hint} options={groups(text)} isRequired />
    );
  },
};

export const OneChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <RadioGroup legend={text.legend} name="cohort" options={groups(text)} defaultValue="pediatric" />;
  },
};

export const OneCannotBeChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        hint={text.hint}
        options={groupsOneClosed(text)}
        headingLevel={2}
      />
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        hint={text.hint}
        error={text.error}
        options={groupsOneClosed(text)}
        isRequired
      />
    );
  },
};

export const NoAnswers: StoryObj = {
  render: (_args, context) => (
    <RadioGroup legend={getSample(context, examples).legend} name="cohort" options={[]} />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.long}
        name="cohort"
        hint={text.long}
        options={[{ value: 'long', label: text.long, hint: text.long }, ...groups(text)]}
      />
    );
  },
};

export const Cards: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        hint={text.hint}
        options={groupsOneClosed(text)}
        defaultValue="pediatric"
        variant="card"
      />
    );
  },
};

export const CardsNothingChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        error={text.error}
        options={[...groups(text), { value: 'other', label: text.numbered(3) }]}
        headingLevel={2}
        variant="card"
        isRequired
      />
    );
  },
};

export const CardsVeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <div dir="rtl">
        <RadioGroup
          legend={text.long}
          name="cohort"
          options={[{ value: 'long', label: text.long, hint: text.long }, ...groups(text)]}
          defaultValue="long"
          variant="card"
        />
      </div>
    );
  },
};

export const FiftyAnswers: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const options = Array.from({ length: 50 }, (_, index) => ({
      value: String(index + 1),
      label: text.numbered(index + 1),
    }));
    return <RadioGroup legend={text.legend} name="cohort" options={options} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <RadioGroup
        legend={arabic.legend}
        name="cohort"
        hint={arabic.hint}
        error={arabic.error}
        options={groupsOneClosed(arabic)}
        defaultValue="adult"
        isRequired
      />
    </InArabic>
  ),
};
