import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { TextArea } from './TextArea.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    message: 'Your question',
    hint: 'Please do not write about your health here.',
    error: 'Please enter your message',
    typed: 'I was in the study until 2023.\nCan I join again?',
    short: 'What should we call you?',
    shortTyped: 'A name that is longer than it may be',
    longLabel:
      'Anything else that the study team should know, for example about Pneumonoultramicroscopicsilicovolcanoconiosis',
    longValue: 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(20),
  },
  es: {
    message: 'Su pregunta',
    hint: 'No escriba aquí sobre su salud.',
    error: 'Escriba su mensaje',
    typed: 'Estuve en el estudio hasta 2023.\n¿Puedo volver a participar?',
    short: '¿Cómo quiere que le llamemos?',
    shortTyped: 'Un nombre más largo de lo que cabe',
    longLabel:
      'Algo más que el equipo del estudio deba saber, por ejemplo sobre electroencefalografistasinternacionales',
    longValue: 'Electroencefalografistas'.repeat(40),
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  message: 'سؤالك',
  hint: 'من فضلك لا تكتب عن صحتك هنا.',
  error: 'أدخل رسالتك',
};

export default { title: 'TextArea', component: TextArea, parameters: { examples } } satisfies Meta<
  typeof TextArea
>;

export const Empty: StoryObj = {
  render: (_args, context) => <TextArea label={getSample(context, examples).message} name="message" />,
};

export const WithCount: StoryObj = {
  render: (_args, context) => {
    const { message, hint } = getSample(context, examples);
    return <TextArea label={message} name="message" hint={hint} characterLimit={5000} isRequired />;
  },
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { message, hint, error } = getSample(context, examples);
    return <TextArea label={message} name="message" hint={hint} error={error} isRequired />;
  },
};

export const RedisplayedWithText: StoryObj = {
  render: (_args, context) => {
    const { message, typed } = getSample(context, examples);
    return <TextArea label={message} name="message" defaultValue={typed} characterLimit={5000} />;
  },
};

export const LongerThanItMayBe: StoryObj = {
  render: (_args, context) => {
    const { short, shortTyped } = getSample(context, examples);
    return <TextArea label={short} name="short" rows={2} defaultValue={shortTyped} characterLimit={20} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { longLabel, longValue } = getSample(context, examples);
    return (
      <TextArea
        label={longLabel}
        name="long"
        hint={longLabel}
        error={longLabel}
        defaultValue={longValue}
        headingLevel={2}
        isRequired
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <TextArea
        label={arabic.message}
        name="message"
        hint={arabic.hint}
        error={arabic.error}
        characterLimit={100}
        isRequired
      />
    </InArabic>
  ),
};
