import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import * as styles from './Carousel.stories.css.ts';
import { Carousel, type CarouselItem } from './Carousel.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    heading: 'Stories of people who take part',
    stories: [
      {
        title: 'Ana rests before she is tired',
        text: 'She plans one thing a day, and she sits down to cook.',
      },
      { title: 'Jim went back to work', text: 'He began with two hours a day and a quiet room.' },
      { title: 'Rosa helps her daughter', text: 'They come to the visits together, and they bring a game.' },
    ],
    read: 'Read the story',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    many: 'Story',
  },
  es: {
    heading: 'Historias de personas que participan',
    stories: [
      { title: 'Ana descansa antes de cansarse', text: 'Planea una cosa al día y se sienta para cocinar.' },
      { title: 'Jim volvió al trabajo', text: 'Empezó con dos horas al día y un cuarto tranquilo.' },
      { title: 'Rosa ayuda a su hija', text: 'Van juntas a las visitas y llevan un juego.' },
    ],
    read: 'Lea la historia',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    many: 'Historia',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  heading: 'تجارب المشاركين',
  stories: [
    {
      title: 'الراحة قبل التعب',
      text: 'خطط لأمر واحد في اليوم، واجلس وأنت تطبخ.',
    },
    {
      title: 'العودة إلى العمل',
      text: 'ابدأ بساعتين في اليوم وفي غرفة هادئة.',
    },
    {
      title: 'مرافقة الأطفال',
      text: 'تعالوا معًا إلى الزيارات، وأحضروا لعبة.',
    },
  ],
  read: 'اقرأ التجربة',
};

export default { title: 'Carousel', component: Carousel, parameters: { examples } } satisfies Meta<
  typeof Carousel
>;

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
