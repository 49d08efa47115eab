import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../../.storybook/sample.ts';
import { examples } from './Field.examples.ts';
import { Field, FieldChoice, FieldGroup, getOptionId } from './index.ts';

export default { title: 'Field', component: Field } satisfies Meta<typeof Field>;

export const AroundAControlOfYourOwn: StoryObj = {
  render: (_args, context) => {
    const { message, messageHint } = getSample(context, examples);
    return (
      <Field
        component="text-area"
        id="message"
        label={message}
        hint={messageHint}
        control={(attributes) => <textarea {...attributes} name="message" rows={5} />}
      />
    );
  },
};

export const AroundAControlInError: StoryObj = {
  render: (_args, context) => {
    const { message, messageHint, messageError } = getSample(context, examples);
    return (
      <Field
        component="text-area"
        id="message"
        label={message}
        hint={messageHint}
        error={messageError}
        isRequired
        control={(attributes) => <textarea {...attributes} name="message" rows={5} />}
      />
    );
  },
};

export const AroundChoices: StoryObj = {
  render: (_args, context) => {
    const { days, daysError, monday, tuesday, sunday, sundayHint } = getSample(context, examples);
    const options = [
      { value: 'monday', label: monday },
      { value: 'tuesday', label: tuesday },
      { value: 'sunday', label: sunday, hint: sundayHint, isDisabled: true },
    ];
    return (
      <FieldGroup component="days" id="days" role="group" legend={days} error={daysError} isRequired>
        {options.map((option, index) => (
          <FieldChoice
            key={option.value}
            type="checkbox"
            id={getOptionId('days', index)}
            name="days"
            option={option}
          />
        ))}
      </FieldGroup>
    );
  },
};
