import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { SkipLink } from './SkipLink.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    skip: 'Skip to main content',
    heading: 'Main content',
    long: 'Skip to Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    skip: 'Ir al contenido principal',
    heading: 'Contenido principal',
    long: 'Ir a electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  skip: 'انتقل إلى المحتوى الرئيسي',
  heading: 'المحتوى الرئيسي',
};

export default { title: 'SkipLink', component: SkipLink, parameters: { examples } } satisfies Meta<
  typeof SkipLink
>;

export const SeenWhileFocused: StoryObj = {
  render: (_args, context) => {
    const { skip, heading } = getSample(context, examples);
    return (
      <>
        <SkipLink href="#content">{skip}</SkipLink>
        <main id="content" tabIndex={-1}>
          <h2>{heading}</h2>
        </main>
      </>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, heading } = getSample(context, examples);
    return (
      <>
        <SkipLink href="#content">{long}</SkipLink>
        <main id="content" tabIndex={-1}>
          <h2>{heading}</h2>
        </main>
      </>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <SkipLink href="#content">{arabic.skip}</SkipLink>
      <main id="content" tabIndex={-1}>
        <h2>{arabic.heading}</h2>
      </main>
    </InArabic>
  ),
};
