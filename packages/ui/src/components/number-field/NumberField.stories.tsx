import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { NumberField } from './NumberField.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    weight: 'Your weight',
    weightHint: 'Without shoes. A guess is fine.',
    pounds: 'pounds',
    range: 'Please enter a number from 30 to 700',
    temperature: 'Your temperature today',
    degrees: '°F',
    steps: 'Steps on your best day last week',
    long: 'How long you can stand before your symptoms make you sit down, such as Pneumonoultramicroscopicsilicovolcanoconiosis',
    longUnit: 'minutes-on-a-usual-day-without-anyone-who-helps-you-with-the-housework',
  },
  es: {
    weight: 'Su peso',
    weightHint: 'Sin zapatos. Puede ser aproximado.',
    pounds: 'libras',
    range: 'Escriba un número de 30 a 700',
    temperature: 'Su temperatura hoy',
    degrees: '°F',
    steps: 'Pasos en su mejor día de la semana pasada',
    long: 'Cuánto tiempo puede estar de pie antes de que sus síntomas le hagan sentarse, como electroencefalografistasinternacionales',
    longUnit: 'minutos-en-un-día-normal-sin-nadie-que-le-ayude-con-las-tareas-de-la-casa',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  weight: 'وزنك',
  weightHint: 'من دون حذاء. يكفي التقريب.',
  kilograms: 'كيلوغرام',
  range: 'أدخل رقمًا من ١٥ إلى ٣٠٠',
};

export default { title: 'NumberField', component: NumberField, parameters: { examples } } satisfies Meta<
  typeof NumberField
>;

export const WithUnit: StoryObj = {
  render: (_args, context) => {
    const { weight, weightHint, pounds } = getSample(context, examples);
    return (
      <NumberField
        label={weight}
        name="weight"
        hint={weightHint}
        unit={pounds}
        min={30}
        max={700}
        isRequired
      />
    );
  },
};

export const WithoutUnit: StoryObj = {
  render: (_args, context) => <NumberField label={getSample(context, examples).steps} name="steps" min={0} />,
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { weight, weightHint, pounds, range } = getSample(context, examples);
    return (
      <NumberField
        label={weight}
        name="weight"
        hint={weightHint}
        unit={pounds}
        min={30}
        max={700}
        error={range}
        defaultValue="7"
        isRequired
      />
    );
  },
};

export const ReadOnly: StoryObj = {
  render: (_args, context) => {
    const { temperature, degrees } = getSample(context, examples);
    return (
      <NumberField label={temperature} name="temperature" unit={degrees} defaultValue="98.6" isReadOnly />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, longUnit } = getSample(context, examples);
    return (
      <NumberField
        label={long}
        name="standing"
        hint={long}
        error={long}
        unit={longUnit}
        defaultValue="123456789012345"
        headingLevel={2}
        isRequired
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <NumberField
        label={arabic.weight}
        name="weight"
        hint={arabic.weightHint}
        unit={arabic.kilograms}
        min={15}
        max={300}
        error={arabic.range}
        defaultValue="٧٫٥"
        isRequired
      />
    </InArabic>
  ),
};
