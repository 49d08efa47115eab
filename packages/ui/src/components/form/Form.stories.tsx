import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, localeOf, type Locale, words } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { examples, sending } from './Form.examples.ts';
import { Form } from './Form.tsx';
import type { FormFailure } from './form-errors.ts';

export default { title: 'Form', component: Form } satisfies Meta<typeof Form>;

type Words = (typeof examples)['en'];

const failureOf = (text: Words, data: FormData): FormFailure => {
  const wrong = [
    { field: 'cohort', message: text.groupError },
    { field: 'name', message: text.nameError },
    { field: 'consent', message: text.consentError },
  ].filter(({ field }) => !data.get(field));
  return wrong.length > 0 ? { errors: wrong, description: text.review } : {};
};

const fields = (text: Words, locale: Locale) => (
  <>
    <RadioGroup
      legend={text.group}
      name="cohort"
      options={[
        { value: 'adult', label: text.adults },
        { value: 'pediatric', label: text.children },
      ]}
      locale={locale}
      required
    />
    <TextField label={text.name} name="name" autoComplete="name" locale={locale} required />
    <Checkbox label={text.consent} name="consent" locale={locale} required />
  </>
);

export const ToBeFilledIn: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const locale = localeOf(context);
    return (
      <Form locale={locale} onSubmit={(data) => failureOf(text, data)}>
        {fields(text, locale)}
        <Button type="submit" variant="primary">
          {text.send}
        </Button>
      </Form>
    );
  },
};

export const BackFromTheServer: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const locale = localeOf(context);
    return (
      <Form locale={locale} defaultFailure={failureOf(text, new FormData())}>
        {fields(text, locale)}
        <Button type="submit" variant="primary">
          {text.send}
        </Button>
      </Form>
    );
  },
};

export const NotSent: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <Form
        locale={localeOf(context)}
        requiredNote={false}
        defaultFailure={{ description: text.lost }}
        onSubmit={() => Promise.resolve({ description: text.lost })}
      >
        {({ isPending }) => (
          <>
            <TextField label={text.newsletter} name="email" type="email" autoComplete="email" />
            <div>
              <Button type="submit" pending={isPending} pendingLabel={sending[languageOf(context)]}>
                {text.send}
              </Button>
            </div>
          </>
        )}
      </Form>
    );
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const locale = localeOf(context);
    return (
      <div dir="rtl">
        <Form locale={locale} defaultFailure={failureOf(text, new FormData())}>
          {fields(text, locale)}
        </Form>
      </div>
    );
  },
};
