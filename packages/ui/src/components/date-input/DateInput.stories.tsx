import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Stack } from '../stack/index.ts';
import { DateInput } from './DateInput.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    birth: 'Date of birth',
    birthHint: 'For example, 3 27 1985 for March 27, 1985.',
    noSuchDay: 'There is no February 29, 2023: that month has 28 days. Please check the date.',
    symptoms: 'When did your symptoms begin?',
    symptomsHint: 'If you do not know the day or the month, leave it empty.',
    firstDay: 'First day in the hospital',
    lastDay: 'Last day in the hospital',
    visit: 'Date of your last visit',
    long: 'The day on which your doctor first told you that your symptoms may come from Pneumonoultramicroscopicsilicovolcanoconiosis',
    longError: 'Please enter the month, the day and all 4 digits of the year of that day.',
  },
  es: {
    birth: 'Fecha de nacimiento',
    birthHint: 'Por ejemplo, 27 3 1985 para el 27 de marzo de 1985.',
    noSuchDay: 'El 29 de febrero de 2023 no existe: ese mes tiene 28 días. Revise la fecha.',
    symptoms: '¿Cuándo empezaron sus síntomas?',
    symptomsHint: 'Si no sabe el día o el mes, déjelo en blanco.',
    firstDay: 'Primer día en el hospital',
    lastDay: 'Último día en el hospital',
    visit: 'Fecha de su última visita',
    long: 'El día en que su médico le dijo por primera vez que sus síntomas podrían venir de electroencefalografistasinternacionales',
    longError: 'Escriba el mes, el día y las 4 cifras del año de ese día.',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  birth: 'تاريخ الميلاد',
  birthHint: 'مثلًا ٢٧ ٣ ١٩٨٥ ليوم ٢٧ مارس ١٩٨٥.',
  noSuchDay: 'لا يوجد ٢٩ فبراير ٢٠٢٣: عدد أيام ذلك الشهر ٢٨. تحقق من التاريخ.',
};

export default { title: 'DateInput', component: DateInput, parameters: { examples } } satisfies Meta<
  typeof DateInput
>;

export const DateOfBirth: StoryObj = {
  render: (_args, context) => {
    const { birth, birthHint } = getSample(context, examples);
    return (
      <DateInput
        legend={birth}
        name="birth"
        hint={birthHint}
        autoComplete="bday"
        min="1900"
        max="2026-11-27"
        isRequired
      />
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { birth, birthHint, noSuchDay } = getSample(context, examples);
    return (
      <DateInput
        legend={birth}
        name="birth"
        hint={birthHint}
        error={noSuchDay}
        defaultValue={{ year: '2023', month: '2', day: '29' }}
        isRequired
      />
    );
  },
};

export const YearAlone: StoryObj = {
  render: (_args, context) => {
    const { symptoms, symptomsHint } = getSample(context, examples);
    return <DateInput legend={symptoms} name="symptoms" hint={symptomsHint} canBePartial />;
  },
};

/** The last day cannot be before the first one. */
function Stay({ firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  const [first, setFirst] = useState<string>();
  return (
    <Stack>
      <DateInput legend={firstDay} name="first" onValueChange={(_value, { date }) => setFirst(date)} />
      <DateInput legend={lastDay} name="last" min={first} />
    </Stack>
  );
}

export const Range: StoryObj = {
  render: (_args, context) => <Stay {...getSample(context, examples)} />,
};

export const ReadOnly: StoryObj = {
  render: (_args, context) => (
    <DateInput
      legend={getSample(context, examples).visit}
      name="visit"
      defaultValue={{ year: '2026', month: '3', day: '4' }}
      isReadOnly
    />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, longError } = getSample(context, examples);
    return (
      <DateInput legend={long} name="diagnosis" hint={long} error={longError} headingLevel={2} isRequired />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <DateInput
        legend={arabic.birth}
        name="birth"
        hint={arabic.birthHint}
        error={arabic.noSuchDay}
        defaultValue={{ year: '٢٠٢٣', month: '٢', day: '٢٩' }}
        isRequired
      />
    </InArabic>
  ),
};
