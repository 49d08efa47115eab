import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './ErrorSummary.stories.css.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    title: 'There is a problem',
    description:
      'Please review your input. The fields marked with * are required or need to be in the correct format.',
    noErrors: 'Nothing is wrong: there is no summary.',
    firstName: 'First name',
    firstNameError: 'Please enter your first name',
    group: 'Which group do you want to join?',
    groupError: 'Please select the study group you want to join',
    adults: 'Adults',
    children: 'Children',
    emailError: 'Please enter a valid email address',
    long: 'Please enter a shorter name than Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic',
  },
  es: {
    title: 'Hay un problema',
    description:
      'Revise lo que escribió. Los campos marcados con * son obligatorios o deben tener el formato correcto.',
    noErrors: 'Todo está bien: no hay resumen.',
    firstName: 'Nombre',
    firstNameError: 'Escriba su nombre',
    group: '¿En qué grupo quiere participar?',
    groupError: 'Seleccione el grupo del estudio en el que quiere participar',
    adults: 'Adultos',
    children: 'Niños',
    emailError: 'Escriba un correo electrónico válido',
    long: 'Escriba un nombre más corto que electroencefalografistasinternacionaleselectroencefalografistas',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  title: 'هناك مشكلة',
  description: 'راجع ما كتبته. الحقول التي عليها علامة * مطلوبة أو يجب أن تُكتب بالصيغة الصحيحة.',
  firstName: 'الاسم الأول',
  firstNameError: 'أدخل اسمك الأول',
  group: 'إلى أي مجموعة تريد الانضمام؟',
  groupError: 'اختر مجموعة الدراسة التي تريد الانضمام إليها',
  adults: 'البالغون',
  children: 'الأطفال',
};

export default { title: 'ErrorSummary', component: ErrorSummary, parameters: { examples } } satisfies Meta<
  typeof ErrorSummary
>;

type Sample = typeof arabic;
const wrongFields = (text: Sample) => (
  <>
    <RadioGroup
      legend={text.group}
      name="cohort"
      id="cohort"
      error={text.groupError}
      options={[
        { value: 'adult', label: text.adults },
        { value: 'pediatric', label: text.children },
      ]}
      isRequired
    />
    <TextField
      label={text.firstName}
      name="firstName"
      id="firstName"
      error={text.firstNameError}
      autoComplete="given-name"
      isRequired
    />
  </>
);

export const AboveItsForm: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <div className={styles.form}>
        <ErrorSummary
          title={text.title}
          description={text.description}
          errors={[
            { href: '#cohort', message: text.groupError },
            { href: '#firstName', message: text.firstNameError },
          ]}
        />
        {wrongFields(text)}
      </div>
    );
  },
};

export const OneError: StoryObj = {
  render: (_args, context) => {
    const { title, emailError } = getSample(context, examples);
    return (
      <ErrorSummary
        title={title}
        errors={[{ href: '#email', message: emailError }]}
        headingLevel={3}
        id="problems"
      />
    );
  },
};

export const NoErrors: StoryObj = {
  render: (_args, context) => {
    const { title, noErrors } = getSample(context, examples);
    return (
      <>
        <ErrorSummary title={title} errors={[]} />
        <p>{noErrors}</p>
      </>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <ErrorSummary title={long} description={long} errors={[{ href: '#long', message: long }]} />;
  },
};

export const FiftyErrors: StoryObj = {
  render: (_args, context) => {
    const { title, firstNameError } = getSample(context, examples);
    const errors = Array.from({ length: 50 }, (_, index) => ({
      href: `#field-${index}` as const,
      message: firstNameError,
    }));
    return <ErrorSummary title={title} errors={errors} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <div className={styles.form}>
        <ErrorSummary
          title={arabic.title}
          description={arabic.description}
          errors={[
            { href: '#cohort', message: arabic.groupError },
            { href: '#firstName', message: arabic.firstNameError },
          ]}
        />
        {wrongFields(arabic)}
      </div>
    </InArabic>
  ),
};
