import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { StepIndicator } from './StepIndicator.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    steps: ['Your group', 'Study site', 'Your name', 'How to reach you', 'Your question', 'Check', 'Send'],
    two: ['Read', 'Agree'],
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    steps: ['Su grupo', 'Centro', 'Su nombre', 'Cómo contactarle', 'Su pregunta', 'Revisar', 'Enviar'],
    two: ['Leer', 'Aceptar'],
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  steps: ['مجموعتك', 'مركز الدراسة', 'اسمك', 'كيف نتواصل معك', 'سؤالك', 'المراجعة', 'الإرسال'],
};

export default { title: 'StepIndicator', component: StepIndicator, parameters: { examples } } satisfies Meta<
  typeof StepIndicator
>;

const named = (labels: readonly string[]) => labels.map((label) => ({ label }));

export const ThirdOfSeven: StoryObj = {
  render: (_args, context) => <StepIndicator steps={named(getSample(context, examples).steps)} current={3} />,
};

export const First: StoryObj = {
  render: (_args, context) => <StepIndicator steps={named(getSample(context, examples).two)} current={1} />,
};

export const Last: StoryObj = {
  render: (_args, context) => <StepIndicator steps={named(getSample(context, examples).two)} current={2} />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, steps } = getSample(context, examples);
    return <StepIndicator steps={named([long, ...steps])} current={1} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <StepIndicator steps={named(arabic.steps)} current={3} />
    </InArabic>
  ),
};
