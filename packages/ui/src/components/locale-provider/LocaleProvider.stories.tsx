import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { TextArea } from '../text-area/index.ts';
import { LocaleProvider } from './index.ts';

/** Sample text of the stories. */
const examples = {
  en: { label: 'Your message', error: 'Enter a message' },
  es: { label: 'Su mensaje', error: 'Escriba un mensaje' },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'رسالتك',
  error: 'اكتب رسالتك',
};

export default {
  title: 'LocaleProvider',
  component: LocaleProvider,
  parameters: { examples },
} satisfies Meta<typeof LocaleProvider>;

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
