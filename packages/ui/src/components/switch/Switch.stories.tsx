import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Switch } from './Switch.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    reminders: 'Text reminders before each visit',
    remindersHint: 'Two days before, to the number that you gave us.',
    remindersError: 'We could not save this. Please try again.',
    emails: 'E-mails about study results',
    noAddress: 'Give us your e-mail address first.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    reminders: 'Recordatorios por mensaje antes de cada visita',
    remindersHint: 'Dos días antes, al número que nos dio.',
    remindersError: 'No pudimos guardar este cambio. Inténtelo de nuevo.',
    emails: 'Correos sobre los resultados del estudio',
    noAddress: 'Primero denos su correo electrónico.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = { reminders: 'تذكير قبل كل زيارة', hint: 'قبل يومين من الزيارة.' };

export default { title: 'Switch', component: Switch, parameters: { examples } } satisfies Meta<typeof Switch>;

export const Off: StoryObj = {
  render: (_args, context) => <Switch label={getSample(context, examples).reminders} name="reminders" />,
};

export const On: StoryObj = {
  render: (_args, context) => {
    const { reminders, remindersHint } = getSample(context, examples);
    return <Switch label={reminders} name="reminders" hint={remindersHint} defaultChecked />;
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { reminders, remindersHint, remindersError } = getSample(context, examples);
    return <Switch label={reminders} name="reminders" hint={remindersHint} error={remindersError} />;
  },
};

export const Disabled: StoryObj = {
  render: (_args, context) => {
    const { emails, noAddress } = getSample(context, examples);
    return <Switch label={emails} name="emails" hint={noAddress} isDisabled defaultChecked />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <Switch label={long} name="long" hint={long} error={long} defaultChecked />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Switch label={arabic.reminders} name="reminders" hint={arabic.hint} defaultChecked />
    </InArabic>
  ),
};
