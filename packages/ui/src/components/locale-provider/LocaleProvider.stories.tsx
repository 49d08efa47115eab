import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { TextArea } from '../text-area/index.ts';
import { LocaleProvider } from './index.ts';
import { arabic, examples } from './LocaleProvider.examples.ts';

export default { title: 'LocaleProvider', component: LocaleProvider } satisfies Meta<typeof LocaleProvider>;

export const LanguageOfThePage: StoryObj = {
  render: (_args, context) => {
    const { label, error } = getSample(context, examples);
    return <TextArea label={label} name="count" error={error} characterLimit={20_806} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <TextArea label={arabic.label} name="message" error={arabic.error} characterLimit={20_806} />
    </InArabic>
  ),
};
