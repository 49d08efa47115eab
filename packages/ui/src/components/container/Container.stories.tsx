import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Notice } from '../notice/index.ts';
import { arabic, examples } from './Container.examples.ts';
import { content } from './Container.stories.css.ts';
import { Container } from './Container.tsx';

export default { title: 'Container', component: Container } satisfies Meta<typeof Container>;

export const Page: StoryObj = {
  render: (_args, context) => {
    const { heading, text } = getSample(context, examples);
    return (
      <Container>
        <h2>{heading}</h2>
        <p className={content}>{text}</p>
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
        <p className={content}>{text}</p>
      </Container>
    );
  },
};

export const ReadingInAPage: StoryObj = {
  render: (_args, context) => {
    const { text, aside } = getSample(context, examples);
    return (
      <Container>
        <p className={content}>{text}</p>
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
        <p className={content}>{arabic.text}</p>
      </Container>
    </InArabic>
  ),
};
