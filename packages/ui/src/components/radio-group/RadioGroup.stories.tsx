import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { RadioGroup } from './RadioGroup.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    legend: 'Which group do you want to join?',
    hint: 'Choose the one that fits you or your child.',
    error: 'Please select the study group you want to join',
    adults: 'Adults',
    adultsHint: '18 years or older',
    children: 'Children',
    childrenHint: 'From birth to 25 years',
    pregnancy: 'Pregnancy',
    pregnancyHint: 'Closed: this group has reached its goal here. You can ask at another study site.',
    long: 'Adults who had Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic a long time ago and are still tired',
    numbered: (number: number) => `Answer ${number}`,
  },
  es: {
    legend: '¿En qué grupo quiere participar?',
    hint: 'Elija el que corresponda a usted o a su hijo.',
    error: 'Seleccione el grupo del estudio en el que quiere participar',
    adults: 'Adultos',
    adultsHint: '18 años o más',
    children: 'Niños',
    childrenHint: 'Desde el nacimiento hasta los 25 años',
    pregnancy: 'Embarazo',
    pregnancyHint: 'Cerrado: este grupo ya alcanzó su meta aquí. Puede preguntar en otro centro del estudio.',
    long: 'Adultos que tuvieron electroencefalografistasinternacionaleselectroencefalografistas hace mucho tiempo y todavía sienten cansancio',
    numbered: (number: number) => `Respuesta ${number}`,
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  legend: 'إلى أي مجموعة تريد الانضمام؟',
  hint: 'اختر المجموعة التي تناسبك أو تناسب طفلك.',
  error: 'اختر مجموعة الدراسة التي تريد الانضمام إليها',
  adults: 'البالغون',
  adultsHint: 'من 18 سنة فأكثر',
  children: 'الأطفال',
  childrenHint: 'من الولادة إلى 25 سنة',
  pregnancy: 'الحمل',
  pregnancyHint: 'مغلق: بلغت هذه المجموعة هدفها هنا. يمكنك السؤال في مركز آخر للدراسة.',
};

export default { title: 'RadioGroup', component: RadioGroup, parameters: { examples } } satisfies Meta<
  typeof RadioGroup
>;

type Sample = typeof arabic;
const groups = (text: Sample) => [
  { value: 'adult', label: text.adults, hint: text.adultsHint },
  { value: 'pediatric', label: text.children, hint: text.childrenHint },
];
const groupsOneClosed = (text: Sample) => [
  ...groups(text),
  { value: 'pregnancy', label: text.pregnancy, hint: text.pregnancyHint, isDisabled: true },
];

export const NothingChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup legend={text.legend} name="cohort" hint={text.hint} options={groups(text)} isRequired />
    );
  },
};

export const OneChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <RadioGroup legend={text.legend} name="cohort" options={groups(text)} defaultValue="pediatric" />;
  },
};

export const OneCannotBeChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        hint={text.hint}
        options={groupsOneClosed(text)}
        headingLevel={2}
      />
    );
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        hint={text.hint}
        error={text.error}
        options={groupsOneClosed(text)}
        isRequired
      />
    );
  },
};

export const NoAnswers: StoryObj = {
  render: (_args, context) => (
    <RadioGroup legend={getSample(context, examples).legend} name="cohort" options={[]} />
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.long}
        name="cohort"
        hint={text.long}
        options={[{ value: 'long', label: text.long, hint: text.long }, ...groups(text)]}
      />
    );
  },
};

export const Cards: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        hint={text.hint}
        options={groupsOneClosed(text)}
        defaultValue="pediatric"
        variant="card"
      />
    );
  },
};

export const CardsNothingChosen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <RadioGroup
        legend={text.legend}
        name="cohort"
        error={text.error}
        options={[...groups(text), { value: 'other', label: text.numbered(3) }]}
        headingLevel={2}
        variant="card"
        isRequired
      />
    );
  },
};

export const CardsVeryLongWords: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <div dir="rtl">
        <RadioGroup
          legend={text.long}
          name="cohort"
          options={[{ value: 'long', label: text.long, hint: text.long }, ...groups(text)]}
          defaultValue="long"
          variant="card"
        />
      </div>
    );
  },
};

export const FiftyAnswers: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const options = Array.from({ length: 50 }, (_, index) => ({
      value: String(index + 1),
      label: text.numbered(index + 1),
    }));
    return <RadioGroup legend={text.legend} name="cohort" options={options} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <RadioGroup
        legend={arabic.legend}
        name="cohort"
        hint={arabic.hint}
        error={arabic.error}
        options={groupsOneClosed(arabic)}
        defaultValue="adult"
        isRequired
      />
    </InArabic>
  ),
};
