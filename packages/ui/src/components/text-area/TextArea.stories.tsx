import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './TextArea.examples.ts';
import { TextArea } from './TextArea.tsx';

export default { title: 'TextArea', component: TextArea } satisfies Meta<typeof TextArea>;

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
