import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../../.storybook/sample.ts';
import { Stack } from '../stack/index.ts';
import { examples } from './Tag.examples.ts';
import { Tag } from './Tag.tsx';

export default { title: 'Tag', component: Tag } satisfies Meta<typeof Tag>;

export const Neutral: StoryObj = {
  render: (_args, context) => <Tag>{getSample(context, examples).news}</Tag>,
};

export const Tones: StoryObj = {
  render: (_args, context) => {
    const { news, updated, open, closed } = getSample(context, examples);
    return (
      <Stack as="ul" direction="row" gap="small">
        <li>
          <Tag>{news}</Tag>
        </li>
        <li>
          <Tag tone="info">{updated}</Tag>
        </li>
        <li>
          <Tag tone="success">{open}</Tag>
        </li>
        <li>
          <Tag tone="danger">{closed}</Tag>
        </li>
      </Stack>
    );
  },
};

export const InAHeading: StoryObj = {
  render: (_args, context) => {
    const { clinic, closed } = getSample(context, examples);
    return (
      <h2>
        {clinic} <Tag tone="danger">{closed}</Tag>
      </h2>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => <Tag tone="info">{getSample(context, examples).long}</Tag>,
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => {
    const { clinic, open } = getSample(context, examples);
    return (
      <p dir="rtl">
        {clinic} <Tag tone="success">{open}</Tag>
      </p>
    );
  },
};
