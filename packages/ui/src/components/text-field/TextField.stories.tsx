import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { TextField } from './TextField.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    firstName: 'First name',
    email: 'Email address',
    emailHint: 'We only write to you about your request.',
    emailError: 'Please enter a valid email address',
    typed: 'ana@example',
    phone: 'Mobile phone number',
    phoneHint: 'With area code. Write it as you like, for example 505-555-0142.',
    longLabel:
      'Name of the parent or caregiver who will talk with the study team about Pneumonoultramicroscopicsilicovolcanoconiosis',
    longError: 'Please enter a name with at most 100 characters. The one you gave has 10,000 characters.',
    longValue: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20),
  },
  es: {
    firstName: 'Nombre',
    email: 'Correo electrónico',
    emailHint: 'Solo le escribimos sobre su solicitud.',
    emailError: 'Escriba un correo electrónico válido',
    typed: 'ana@example',
    phone: 'Teléfono celular',
    phoneHint: 'Con el código de área. Escríbalo como quiera, por ejemplo 505-555-0142.',
    longLabel:
      'Nombre de la madre, el padre o la persona a cargo que hablará con el equipo del estudio sobre electroencefalografistasinternacionales',
    longError: 'Escriba un nombre de 100 caracteres como máximo. El que puso tiene 10,000 caracteres.',
    longValue: 'Electroencefalografistas'.repeat(40),
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  firstName: 'الاسم الأول',
  firstNameError: 'أدخل اسمك الأول',
  phone: 'رقم الهاتف المحمول',
  phoneHint: 'مع رمز المنطقة. اكتبه كما تشاء، مثل ⁦505-555-0142⁩.',
  email: 'عنوان البريد الإلكتروني',
  longLabel:
    'اسم أحد الوالدين أو مقدم الرعاية الذي سيتحدث مع فريق الدراسة عن الإعاقة والتعب والألم وكل ما يحتاج إليه الطفل أثناء الزيارة',
};

export default { title: 'TextField', component: TextField, parameters: { examples } } satisfies Meta<
  typeof TextField
>;

export const Empty: StoryObj = {
  render: (_args, context) => (
    <TextField label={getSample(context, examples).firstName} name="firstName" autoComplete="given-name" />
  ),
};

export const RequiredWithHint: StoryObj = {
  render: (_args, context) => {
    const { phone, phoneHint } = getSample(context, examples);
    return <TextField label={phone} name="phone" type="tel" autoComplete="tel" hint={phoneHint} isRequired />;
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { email, emailHint, emailError, typed } = getSample(context, examples);
    return (
      <TextField
        label={email}
        name="email"
        type="email"
        autoComplete="email"
        hint={emailHint}
        error={emailError}
        defaultValue={typed}
        isRequired
      />
    );
  },
};

export const LabelIsTheHeading: StoryObj = {
  render: (_args, context) => (
    <TextField label={getSample(context, examples).firstName} name="firstName" headingLevel={2} isRequired />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { longLabel, longError, longValue } = getSample(context, examples);
    return (
      <TextField
        label={longLabel}
        name="firstName"
        hint={longLabel}
        error={longError}
        defaultValue={longValue}
        isRequired
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <TextField
        label={arabic.firstName}
        name="firstName"
        hint={arabic.longLabel}
        error={arabic.firstNameError}
        isRequired
      />
      <TextField
        label={arabic.phone}
        name="phone"
        type="tel"
        hint={arabic.phoneHint}
        defaultValue="(505) 555-0142"
      />
      <TextField label={arabic.email} name="email" type="email" defaultValue="name@example.org" />
    </InArabic>
  ),
};
