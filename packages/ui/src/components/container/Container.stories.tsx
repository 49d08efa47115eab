import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Notice } from '../notice/index.ts';
import { Container } from './Container.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    heading: 'Who can join',
    text: 'Adults, children and people who are pregnant can join. Some groups have reached their goal; the study sites near you know which ones are still open.',
    aside: 'A visit takes about two hours. You can rest at any time, and you can stop at any time.',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    heading: 'Quién puede participar',
    text: 'Pueden participar personas adultas, niños y personas embarazadas. Algunos grupos ya alcanzaron su meta; los sitios del estudio cercanos saben cuáles siguen abiertos.',
    aside: 'Una visita dura unas dos horas. Puede descansar en cualquier momento y retirarse cuando quiera.',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  text: 'يمكن أن ينضم البالغون والأطفال والحوامل. بلغت بعض المجموعات هدفها، ومراكز الدراسة القريبة منك تعرف أي المجموعات ما زالت مفتوحة.',
};

export default { title: 'Container', component: Container, parameters: { examples } } satisfies Meta<
  typeof Container
>;

export const Page: StoryObj = {
  render: (_args, context) => {
    const { heading, text } = getSample(context, examples);
    return (
      <Container>
        <h2>{heading}</h2>
        <Notice tone="info">
          <p>{text}</p>
        </Notice>
      </Container>
    );
  },
};

export const Reading: StoryObj = {
  render: (_args, context) => {
    const { heading, text } = getSample(context, examples);
    return (
      <Container width="reading">
        <h2>{heading}</h2>
        <Notice tone="info">
          <p>{text}</p>
        </Notice>
      </Container>
    );
  },
};

export const ReadingInAPage: StoryObj = {
  render: (_args, context) => {
    const { text, aside } = getSample(context, examples);
    return (
      <Container>
        <Notice tone="info">
          <p>{text}</p>
        </Notice>
        <Container width="reading">
          <Notice tone="info">
            <p>{aside}</p>
          </Notice>
        </Container>
      </Container>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => (
    <Container width="reading">
      <Notice tone="info" title={getSample(context, examples).long} />
    </Container>
  ),
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Container width="reading">
        <Notice tone="info">
          <p>{arabic.text}</p>
        </Notice>
      </Container>
    </InArabic>
  ),
};
