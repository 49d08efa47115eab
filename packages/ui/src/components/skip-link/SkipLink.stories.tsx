import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './SkipLink.examples.ts';
import { SkipLink } from './SkipLink.tsx';

export default { title: 'SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>;

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
