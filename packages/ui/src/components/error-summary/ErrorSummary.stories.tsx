import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { arabic, examples } from './ErrorSummary.examples.ts';
import * as styles from './ErrorSummary.stories.css.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export default { title: 'ErrorSummary', component: ErrorSummary } satisfies Meta<typeof ErrorSummary>;

type Sample = typeof arabic;
const wrongFields = (text: Sample) => (
  <>
    <RadioGroup
      legend={text.group}
      name="cohort"
      id="cohort"
      error={text.groupError}
      options={[
        { value: 'adult', label: text.adults },
        { value: 'pediatric', label: text.children },
      ]}
      isRequired
    />
    <TextField
      label={text.firstName}
      name="firstName"
      id="firstName"
      error={text.firstNameError}
      autoComplete="given-name"
      isRequired
    />
  </>
);

export const AboveItsForm: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <div className={styles.form}>
        <ErrorSummary
          title={text.title}
          description={text.description}
          errors={[
            { href: '#cohort', message: text.groupError },
            { href: '#firstName', message: text.firstNameError },
          ]}
        />
        {wrongFields(text)}
      </div>
    );
  },
};

export const OneError: StoryObj = {
  render: (_args, context) => {
    const { title, emailError } = getSample(context, examples);
    return (
      <ErrorSummary
        title={title}
        errors={[{ href: '#email', message: emailError }]}
        headingLevel={3}
        id="problems"
      />
    );
  },
};

export const NoErrors: StoryObj = {
  render: (_args, context) => {
    const { title, noErrors } = getSample(context, examples);
    return (
      <>
        <ErrorSummary title={title} errors={[]} />
        <p>{noErrors}</p>
      </>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <ErrorSummary title={long} description={long} errors={[{ href: '#long', message: long }]} />;
  },
};

export const FiftyErrors: StoryObj = {
  render: (_args, context) => {
    const { title, firstNameError } = getSample(context, examples);
    const errors = Array.from({ length: 50 }, (_, index) => ({
      href: `#field-${index}` as const,
      message: firstNameError,
    }));
    return <ErrorSummary title={title} errors={errors} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <div className={styles.form}>
        <ErrorSummary
          title={arabic.title}
          description={arabic.description}
          errors={[
            { href: '#cohort', message: arabic.groupError },
            { href: '#firstName', message: arabic.firstNameError },
          ]}
        />
        {wrongFields(arabic)}
      </div>
    </InArabic>
  ),
};
