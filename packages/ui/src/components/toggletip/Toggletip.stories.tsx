import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { Toggletip } from './Toggletip.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    before: 'At the first visit you may get an',
    term: 'infusion',
    explanation:
      'A medicine that flows slowly into a vein of your arm. It takes about an hour, and you can sit or lie down.',
    after: 'if you want one.',
    question: 'Why do we ask?',
    answer: 'Some groups are open to adults only.',
    more: 'Read about the groups',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    before: 'En la primera visita puede recibir una',
    term: 'infusión',
    explanation:
      'Un medicamento que entra despacio en una vena del brazo. Tarda una hora más o menos, y puede sentarse o acostarse.',
    after: 'si usted quiere.',
    question: '¿Por qué lo preguntamos?',
    answer: 'Algunos grupos son solo para personas adultas.',
    more: 'Leer sobre los grupos',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  term: 'تسريب وريدي',
  explanation: 'دواء يدخل ببطء في أحد أوردة ذراعك. يستغرق نحو ساعة، ويمكنك أن تجلس أو تستلقي.',
};

export default { title: 'Toggletip', component: Toggletip, parameters: { examples } } satisfies Meta<
  typeof Toggletip
>;

export const InASentence: StoryObj = {
  render: (_args, context) => {
    const { before, term, explanation, after } = getSample(context, examples);
    return (
      <p>
        {before} <Toggletip label={term}>{explanation}</Toggletip> {after}
      </p>
    );
  },
};

export const AQuestion: StoryObj = {
  render: (_args, context) => {
    const { question, answer, more } = getSample(context, examples);
    return (
      <Toggletip label={question}>
        {answer} <Link href="#groups">{more}</Link>
      </Toggletip>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { before, long } = getSample(context, examples);
    return (
      <p>
        {before} <Toggletip label={long}>{long}</Toggletip>
      </p>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Toggletip label={arabic.term}>{arabic.explanation}</Toggletip>
    </InArabic>
  ),
};
