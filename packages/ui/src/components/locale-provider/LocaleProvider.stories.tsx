import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../../.storybook/sample.ts';
import { TextArea } from '../text-area/index.ts';
import { LocaleProvider } from './index.ts';
import { examples } from './LocaleProvider.examples.ts';

export default { title: 'LocaleProvider', component: LocaleProvider } satisfies Meta<typeof LocaleProvider>;

export const LanguageOfThePage: StoryObj = {
  render: (_args, context) => {
    const { label, error } = getSample(context, examples);
    return <TextArea label={label} name="count" error={error} characterLimit={20_806} />;
  },
};

const arabic = {
  Field: { errorPrefix: 'خطأ:', required: 'مطلوب' },
  TextArea: {
    limit: (characters: string) => `يمكنك كتابة ما يصل إلى ${characters} حرفًا.`,
    left: (characters: string) => `بقي لديك ${characters} حرفًا`,
    tooMany: (characters: string) => `تجاوزت الحد بمقدار ${characters} حرفًا`,
  },
};

export const PartInArabic: StoryObj = {
  render: () => (
    <div lang="ar" dir="rtl">
      <LocaleProvider locale="ar-EG" messages={arabic}>
        <TextArea label="رسالتك" name="message" error="اكتب رسالتك" characterLimit={20_806} />
      </LocaleProvider>
    </div>
  ),
};
