import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import { Form } from './Form.tsx';
import type { ServerErrors } from './form-errors.ts';

/** Sample text of the stories. */
const examples = {
  en: {
    name: 'Your name',
    nameError: 'Please enter your name',
    group: 'Which group do you want to join?',
    groupError: 'Please select the study group you want to join',
    adults: 'Adults',
    children: 'Children',
    consent: 'I have read how you use what I tell you, and I agree',
    consentError: 'Please tick the box if you agree',
    send: 'Send',
    review: 'The form could not be sent. Please review your input.',
    lost: 'The form could not be sent due to a technical error. What you wrote is still here. Please try again.',
    newsletter: 'E-mail for the newsletter (not required)',
  },
  es: {
    name: 'Su nombre',
    nameError: 'Escriba su nombre',
    group: '¿En qué grupo quiere participar?',
    groupError: 'Seleccione el grupo del estudio en el que quiere participar',
    adults: 'Adultos',
    children: 'Niños',
    consent: 'He leído cómo usan lo que les cuento y estoy de acuerdo',
    consentError: 'Marque la casilla si está de acuerdo',
    send: 'Enviar',
    review: 'No se pudo enviar el formulario. Revise lo que escribió.',
    lost: 'No se pudo enviar el formulario por un problema técnico. Lo que escribió sigue aquí. Inténtelo de nuevo.',
    newsletter: 'Correo para el boletín (no es obligatorio)',
  },
};

/** Shown only while an attempt is pending. */
const sending = { en: 'Sending…', es: 'Enviando…' };

/** Sample text of the story in Arabic. */
const arabic = {
  name: 'اسمك',
  nameError: 'أدخل اسمك',
  group: 'إلى أي مجموعة تريد الانضمام؟',
  groupError: 'اختر مجموعة الدراسة التي تريد الانضمام إليها',
  adults: 'البالغون',
  children: 'الأطفال',
  consent: 'قرأت كيف تستخدمون ما أخبركم به، وأوافق على ذلك',
  consentError: 'ضع علامة في المربع إذا كنت موافقًا',
  review: 'تعذر إرسال النموذج. راجع ما كتبته.',
};

export default { title: 'Form', component: Form, parameters: { examples } } satisfies Meta<typeof Form>;

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
