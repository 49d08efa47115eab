import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { arabic, examples } from './Carousel.examples.ts';
import * as styles from './Carousel.stories.css.ts';
import { Carousel, type CarouselItem } from './Carousel.tsx';

export default { title: 'Carousel', component: Carousel } satisfies Meta<typeof Carousel>;

type Sample = typeof arabic;

const createItems = (text: Sample): CarouselItem[] =>
  text.stories.map(({ title, text: story }, index) => ({
    id: `story-${index + 1}`,
    content: (
      <>
        <h3>{title}</h3>
        <p>{story}</p>
        <Link href={`/stories/${index + 1}`} variant="standalone">
          {text.read}: {title}
        </Link>
      </>
    ),
  }));

export const Stories: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Carousel heading={text.heading} headingLevel={2} items={createItems(text)} />;
  },
};

export const WithoutPlay: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Carousel heading={text.heading} headingLevel={2} items={createItems(text)} canPlay={false} />;
  },
};

export const OneAndNone: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <div className={styles.samples}>
        <Carousel heading={text.heading} headingLevel={2} items={createItems(text).slice(0, 1)} />
        <Carousel heading={text.many} headingLevel={2} items={[]} />
      </div>
    );
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const items = Array.from({ length: 500 }, (_, index) => ({
      id: `many-${index}`,
      content: <p>{`${text.many} ${index + 1}`}</p>,
    }));
    return <Carousel heading={text.heading} headingLevel={2} items={items} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    const items = ['one', 'two'].map((id) => ({ id, content: <p>{wide}</p> }));
    return <Carousel heading={wide} headingLevel={2} items={items} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Carousel heading={arabic.heading} headingLevel={2} items={createItems(arabic)} />
    </InArabic>
  ),
};
