import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { PasswordInput } from './PasswordInput.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    password: 'Password',
    choose: 'Choose a password',
    rule: 'At least 12 characters. Three words that only you would put together are fine.',
    short: 'Please enter at least 12 characters',
    long: 'Password of Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    password: 'Contraseña',
    choose: 'Elija una contraseña',
    rule: 'Al menos 12 caracteres. Sirven tres palabras que solo usted juntaría.',
    short: 'Escriba al menos 12 caracteres',
    long: 'Contraseña de electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = { password: 'كلمة المرور', error: 'أدخل ١٢ حرفًا على الأقل' };

export default { title: 'PasswordInput', component: PasswordInput, parameters: { examples } } satisfies Meta<
  typeof PasswordInput
>;

export const Current: StoryObj = {
  render: (_args, context) => (
    <PasswordInput
      label={getSample(context, examples).password}
      name="password"
      autoComplete="current-password"
      isRequired
    />
  ),
};

export const New: StoryObj = {
  render: (_args, context) => {
    const { choose, rule, short } = getSample(context, examples);
    return (
      <>
        <PasswordInput
          label={choose}
          name="new"
          autoComplete="new-password"
          hint={rule}
          error={short}
          isRequired
        />
        <Announcer />
      </>
    );
  },
};

export const Disabled: StoryObj = {
  render: (_args, context) => {
    const { password, rule } = getSample(context, examples);
    return (
      <PasswordInput label={password} name="password" autoComplete="new-password" hint={rule} isDisabled />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <PasswordInput
        label={long}
        name="long"
        autoComplete="current-password"
        hint={long}
        error={long}
        messages={{ show: long }}
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <PasswordInput
        label={arabic.password}
        name="password"
        autoComplete="current-password"
        error={arabic.error}
      />
    </InArabic>
  ),
};
