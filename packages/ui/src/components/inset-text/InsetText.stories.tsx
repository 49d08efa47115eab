import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { InsetText } from './InsetText.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    rest: 'You can stop at any time and go on another day. What you have entered is kept for 30 days.',
    name: 'What people say',
    quote: 'I was asked about my worst day first. I could lie down between two tests.',
    by: 'Ana, in her second year of the study',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    rest: 'Puede parar en cualquier momento y seguir otro día. Lo que ha escrito se guarda 30 días.',
    name: 'Lo que dicen las personas',
    quote: 'Primero me preguntaron por mi peor día. Pude acostarme entre dos pruebas.',
    by: 'Ana, en su segundo año en el estudio',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = { rest: 'يمكنك التوقف في أي وقت والمتابعة في يوم آخر.' };

export default { title: 'InsetText', component: InsetText, parameters: { examples } } satisfies Meta<
  typeof InsetText
>;

export const Plain: StoryObj = {
  render: (_args, context) => <InsetText>{getSample(context, examples).rest}</InsetText>,
};

export const Named: StoryObj = {
  render: (_args, context) => {
    const { name, quote, by } = getSample(context, examples);
    return (
      <InsetText aria-label={name}>
        <p>{quote}</p>
        <p>{by}</p>
      </InsetText>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => <InsetText>{getSample(context, examples).long}</InsetText>,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <InsetText>{arabic.rest}</InsetText>
    </InArabic>
  ),
};
