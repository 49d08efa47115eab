import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Select } from './Select.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    label: 'Study site',
    hint: 'Choose the one nearest to you.',
    placeholder: 'Choose a study site',
    error: 'Please choose a study site',
    states: [
      { label: 'Louisiana', options: ['Baton Rouge: River Clinic', 'New Orleans: Delta Hospital'] },
      { label: 'Nebraska', options: ['Omaha: Prairie Medical Center'] },
      { label: 'New Mexico', options: ['Albuquerque: Mesa University Hospital', 'Santa Fe: Sky Clinic'] },
    ],
    long: 'Albuquerque: Mesa University Hospital, Department of Pneumonoultramicroscopicsilicovolcanoconiosis and Rehabilitation',
    numbered: (number: number) => `Study site ${number}`,
  },
  es: {
    label: 'Centro del estudio',
    hint: 'Elija el más cercano a usted.',
    placeholder: 'Elija un centro del estudio',
    error: 'Elija un centro del estudio',
    states: [
      { label: 'Luisiana', options: ['Baton Rouge: River Clinic', 'Nueva Orleans: Delta Hospital'] },
      { label: 'Nebraska', options: ['Omaha: Prairie Medical Center'] },
      { label: 'Nuevo México', options: ['Albuquerque: Mesa University Hospital', 'Santa Fe: Sky Clinic'] },
    ],
    long: 'Albuquerque: Mesa University Hospital, Departamento de Electroencefalografistasinternacionales y Rehabilitación',
    numbered: (number: number) => `Centro del estudio ${number}`,
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'مركز الدراسة',
  hint: 'اختر المركز الأقرب إليك.',
  placeholder: 'اختر مركزًا للدراسة',
  error: 'اختر مركزًا للدراسة',
  states: [
    {
      label: 'لويزيانا',
      options: ['باتون روج', 'نيو أورلينز'],
    },
    {
      label: 'نيو مكسيكو',
      options: ['ألباكركي', 'سانتا في'],
    },
  ],
};

export default { title: 'Select', component: Select, parameters: { examples } } satisfies Meta<typeof Select>;

type Sample = (typeof examples)['en'];
const sameValue = (label: string) => ({ value: label, label });
const byState = (text: Pick<Sample, 'states'>) =>
  text.states.map(({ label, options }) => ({ label, options: options.map(sameValue) }));
const fifty = (text: Sample) => Array.from({ length: 50 }, (_, index) => sameValue(text.numbered(index + 1)));

export const InGroups: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Select
        label={text.label}
        name="siteId"
        hint={text.hint}
        placeholder={text.placeholder}
        groups={byState(text)}
        isRequired
      />
    );
  },
};

export const OneChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const [first = { label: '', options: [] }] = byState(text);
    return (
      <Select
        label={text.label}
        name="siteId"
        options={first.options}
        defaultValue={first.options[1]?.value}
        headingLevel={2}
      />
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Select
        label={text.label}
        name="siteId"
        hint={text.hint}
        error={text.error}
        placeholder={text.placeholder}
        groups={byState(text)}
        isRequired
      />
    );
  },
};

export const NoAnswers: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Select label={text.label} name="siteId" placeholder={text.placeholder} options={[]} />;
  },
};

export const FiftyAnswers: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Select label={text.label} name="siteId" placeholder={text.placeholder} options={fifty(text)} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Select label={text.long} name="siteId" hint={text.long} options={[sameValue(text.long)]} isRequired />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Select
        label={arabic.label}
        name="siteId"
        hint={arabic.hint}
        error={arabic.error}
        placeholder={arabic.placeholder}
        groups={byState(arabic)}
        isRequired
      />
    </InArabic>
  ),
};
