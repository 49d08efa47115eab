import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { BackLink } from './BackLink.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    group: 'Back to your group',
    long: 'Back to Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    group: 'Volver a su grupo',
    long: 'Volver a electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

export default { title: 'BackLink', component: BackLink, parameters: { examples } } satisfies Meta<
  typeof BackLink
>;

export const Plain: StoryObj = { render: () => <BackLink href="#group" /> };

export const WithItsTarget: StoryObj = {
  render: (_args, context) => <BackLink href="#group">{getSample(context, examples).group}</BackLink>,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => <BackLink href="#group">{getSample(context, examples).long}</BackLink>,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <BackLink href="#group" />
    </InArabic>
  ),
};
