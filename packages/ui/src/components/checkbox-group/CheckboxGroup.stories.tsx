import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { TextField } from '../text-field/index.ts';
import { CheckboxGroup } from './CheckboxGroup.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    legend: 'How can the study team contact you?',
    hint: 'Choose at least one.',
    error: 'Please choose at least one mean to contact you',
    mobile: 'Mobile phone',
    mobileNumber: 'Mobile phone number',
    mobileError: 'Please enter your mobile phone number',
    home: 'Home phone',
    homeNumber: 'Home phone number',
    email: 'Email',
    emailAddress: 'Email address',
    letter: 'Letter',
    letterHint: 'Not possible yet: this study site does not send letters.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano and other long words',
    numbered: (number: number) => `Choice ${number}`,
  },
  es: {
    legend: '¿Cómo puede comunicarse con usted el equipo del estudio?',
    hint: 'Elija al menos una opción.',
    error: 'Elija al menos una forma de comunicarnos con usted',
    mobile: 'Teléfono celular',
    mobileNumber: 'Número de teléfono celular',
    mobileError: 'Escriba su número de teléfono celular',
    home: 'Teléfono de casa',
    homeNumber: 'Número de teléfono de casa',
    email: 'Correo electrónico',
    emailAddress: 'Dirección de correo electrónico',
    letter: 'Carta',
    letterHint: 'Todavía no es posible: este centro del estudio no envía cartas.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales y otras palabras largas',
    numbered: (number: number) => `Opción ${number}`,
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  legend: 'كيف يمكن لفريق الدراسة التواصل معك؟',
  hint: 'اختر طريقة واحدة على الأقل.',
  error: 'اختر طريقة واحدة على الأقل للتواصل معك',
  mobile: 'الهاتف المحمول',
  mobileNumber: 'رقم الهاتف المحمول',
  mobileError: 'أدخل رقم هاتفك المحمول',
  home: 'هاتف المنزل',
  homeNumber: 'رقم هاتف المنزل',
  email: 'البريد الإلكتروني',
  emailAddress: 'عنوان البريد الإلكتروني',
};

export default { title: 'CheckboxGroup', component: CheckboxGroup, parameters: { examples } } satisfies Meta<
  typeof CheckboxGroup
>;

type Sample = typeof arabic;
const methods = (text: Sample, mobileError?: string) => [
  {
    value: 'mobile_phone',
    label: text.mobile,
    reveals: (
      <TextField
        label={text.mobileNumber}
        name="mobile_phone"
        type="tel"
        autoComplete="tel"
        error={mobileError}
        isRequired
      />
    ),
  },
  {
    value: 'home_phone',
    label: text.home,
    reveals: (
      <TextField label={text.homeNumber} name="home_phone" type="tel" autoComplete="home tel" isRequired />
    ),
  },
  {
    value: 'email',
    label: text.email,
    reveals: (
      <TextField label={text.emailAddress} name="email" type="email" autoComplete="email" isRequired />
    ),
  },
];

export const NothingTicked: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <CheckboxGroup
        legend={text.legend}
        name="contactMethods"
        hint={text.hint}
        options={methods(text)}
        isRequired
      />
    );
  },
};

export const TickedWithAFieldInError: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <CheckboxGroup
        legend={text.legend}
        name="contactMethods"
        hint={text.hint}
        options={methods(text, text.mobileError)}
        defaultValue={['mobile_phone', 'email']}
        isRequired
      />
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <CheckboxGroup
        legend={text.legend}
        name="contactMethods"
        hint={text.hint}
        error={text.error}
        options={methods(text)}
        isRequired
      />
    );
  },
};

export const OneCannotBeTicked: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <CheckboxGroup
        legend={text.legend}
        name="contactMethods"
        options={[
          { value: 'email', label: text.email },
          { value: 'letter', label: text.letter, hint: text.letterHint, isDisabled: true },
        ]}
        headingLevel={2}
      />
    );
  },
};

export const NoChoices: StoryObj = {
  render: (_args, context) => (
    <CheckboxGroup legend={getSample(context, examples).legend} name="contactMethods" options={[]} />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <CheckboxGroup
        legend={text.long}
        name="contactMethods"
        hint={text.long}
        error={text.long}
        options={[
          {
            value: 'long',
            label: text.long,
            hint: text.long,
            reveals: <TextField label={text.long} name="long" />,
          },
        ]}
        defaultValue={['long']}
      />
    );
  },
};

export const FiftyChoices: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const options = Array.from({ length: 50 }, (_, index) => ({
      value: String(index + 1),
      label: text.numbered(index + 1),
    }));
    return <CheckboxGroup legend={text.legend} name="choices" options={options} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <CheckboxGroup
        legend={arabic.legend}
        name="contactMethods"
        hint={arabic.hint}
        error={arabic.error}
        options={methods(arabic, arabic.mobileError)}
        defaultValue={['mobile_phone']}
        isRequired
      />
    </InArabic>
  ),
};
