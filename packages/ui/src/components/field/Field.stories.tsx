import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Field, FieldChoice, FieldGroup, getOptionId } from './index.ts';

/** Sample text of the stories. */
const examples = {
  en: {
    message: 'Your question',
    messageHint: 'Up to 5,000 characters. Please do not write about your health here.',
    messageError: 'Please enter your question',
    days: 'On which days can we call you?',
    daysError: 'Please choose at least one day',
    monday: 'Monday',
    tuesday: 'Tuesday',
    sunday: 'Sunday',
    sundayHint: 'Nobody is in the office on Sundays.',
  },
  es: {
    message: 'Su pregunta',
    messageHint: 'Hasta 5,000 caracteres. No escriba aquí sobre su salud.',
    messageError: 'Escriba su pregunta',
    days: '¿Qué días podemos llamarle?',
    daysError: 'Elija al menos un día',
    monday: 'Lunes',
    tuesday: 'Martes',
    sunday: 'Domingo',
    sundayHint: 'Los domingos no hay nadie en la oficina.',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  message: 'سؤالك',
  messageHint: 'حتى 5000 حرف. من فضلك لا تكتب عن صحتك هنا.',
  messageError: 'أدخل سؤالك',
  days: 'في أي أيام يمكننا الاتصال بك؟',
  daysError: 'اختر يومًا واحدًا على الأقل',
  monday: 'الاثنين',
  sunday: 'الأحد',
  sundayHint: 'لا يوجد أحد في المكتب يوم الأحد.',
};

export default { title: 'Field', component: Field, parameters: { examples } } satisfies Meta<typeof Field>;

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

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Field
        component="text-area"
        id="message"
        label={arabic.message}
        hint={arabic.messageHint}
        error={arabic.messageError}
        isRequired
        control={(attributes) => <textarea {...attributes} name="message" rows={5} />}
      />
      <FieldGroup
        component="days"
        id="days"
        role="group"
        legend={arabic.days}
        error={arabic.daysError}
        isRequired
      >
        <FieldChoice
          type="checkbox"
          id={getOptionId('days', 0)}
          name="days"
          option={{ value: 'monday', label: arabic.monday }}
        />
        <FieldChoice
          type="checkbox"
          id={getOptionId('days', 1)}
          name="days"
          option={{ value: 'sunday', label: arabic.sunday, hint: arabic.sundayHint, isDisabled: true }}
        />
      </FieldGroup>
    </InArabic>
  ),
};
