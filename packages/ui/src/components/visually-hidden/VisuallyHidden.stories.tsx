import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    visible: '12 sites',
    hidden: 'near Albuquerque, New Mexico',
    heading: 'Results',
    text: 'There is a heading above these words that is heard only.',
    other: 'en español',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    visible: '12 centros',
    hidden: 'cerca de Albuquerque, Nuevo México',
    heading: 'Resultados',
    text: 'Sobre estas palabras hay un título que solo se oye.',
    other: 'in English',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  visible: '12 مركزًا',
  hidden:
    'بالقرب من ألباكركي في ولاية نيو مكسيكو، وعلى مسافة يمكن قطعها بالسيارة في أقل من ساعتين من كل مكان في المنطقة',
};

export default {
  title: 'VisuallyHidden',
  component: VisuallyHidden,
  parameters: { examples },
} satisfies Meta<typeof VisuallyHidden>;

export const InASentence: StoryObj = {
  render: (_args, context) => {
    const { visible, hidden, other } = getSample(context, examples);
    return (
      <p>
        {visible} <VisuallyHidden>{hidden}</VisuallyHidden>{' '}
        <VisuallyHidden lang={getSampleLanguage(context) === 'en' ? 'es' : 'en'}>{other}</VisuallyHidden>
      </p>
    );
  },
};

export const Heading: StoryObj = {
  render: (_args, context) => {
    const { heading, text } = getSample(context, examples);
    return (
      <>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        <p>{text}</p>
      </>
    );
  },
};

export const RightToLeftAndLong: StoryObj = {
  render: (_args, context) => {
    const { visible, wide } = getSample(context, examples);
    return (
      <p dir="rtl">
        {visible} <VisuallyHidden>{wide}</VisuallyHidden>
      </p>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <p>
        {arabic.visible} <VisuallyHidden>{arabic.hidden}</VisuallyHidden>
      </p>
    </InArabic>
  ),
};
