import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './VisuallyHidden.examples.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default { title: 'VisuallyHidden', component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;

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
