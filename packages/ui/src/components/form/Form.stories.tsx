import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { arabic, examples, sending } from './Form.examples.ts';
import { Form } from './Form.tsx';
import type { ServerErrors } from './form-errors.ts';

export default { title: 'Form', component: Form } satisfies Meta<typeof Form>;

type Sample = typeof arabic;

const toServerErrors = (text: Sample, data: FormData): ServerErrors => {
  const wrong = [
    { field: 'cohort', message: text.groupError },
    { field: 'name', message: text.nameError },
    { field: 'consent', message: text.consentError },
  ].filter(({ field }) => !data.get(field));
  return wrong.length > 0 ? { errors: wrong, description: text.review } : {};
};

const fields = (text: Sample) => (
  <>
    <RadioGroup
      legend={text.group}
      name="cohort"
      options={[
        { value: 'adult', label: text.adults },
        { value: 'pediatric', label: text.children },
      ]}
      isRequired
    />
    <TextField label={text.name} name="name" autoComplete="name" isRequired />
    <Checkbox label={text.consent} name="consent" isRequired />
  </>
);

export const ToBeFilledIn: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Form onSubmit={(data) => toServerErrors(text, data)}>
        {fields(text)}
        <Button type="submit" variant="primary">
          {text.send}
        </Button>
      </Form>
    );
  },
};

export const BackFromTheServer: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Form serverErrors={toServerErrors(text, new FormData())}>
        {fields(text)}
        <Button type="submit" variant="primary">
          {text.send}
        </Button>
      </Form>
    );
  },
};

export const NotSent: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Form
        isRequiredNoteHidden
        serverErrors={{ description: text.lost }}
        onSubmit={() => Promise.resolve({ description: text.lost })}
      >
        {({ isPending }) => (
          <>
            <TextField label={text.newsletter} name="email" type="email" autoComplete="email" />
            <div>
              <Button type="submit" isPending={isPending} pendingLabel={sending[getSampleLanguage(context)]}>
                {text.send}
              </Button>
            </div>
          </>
        )}
      </Form>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Form serverErrors={toServerErrors(arabic, new FormData())}>{fields(arabic)}</Form>
    </InArabic>
  ),
};
