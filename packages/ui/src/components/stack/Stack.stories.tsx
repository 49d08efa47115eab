import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Notice } from '../notice/index.ts';
import { arabic, examples } from './Stack.examples.ts';
import { Stack } from './Stack.tsx';

export default { title: 'Stack', component: Stack } satisfies Meta<typeof Stack>;

export const Column: StoryObj = {
  render: (_args, context) => {
    const { heading, rest, bring } = getSample(context, examples);
    return (
      <Stack>
        <h2>{heading}</h2>
        <p>{rest}</p>
        <p>{bring}</p>
      </Stack>
    );
  },
};

export const Row: StoryObj = {
  render: (_args, context) => {
    const { call, write } = getSample(context, examples);
    return (
      <Stack direction="row" gap="large">
        <Link href="#call" variant="standalone">
          {call}
        </Link>
        <Link href="#write" variant="standalone">
          {write}
        </Link>
      </Stack>
    );
  },
};

export const List: StoryObj = {
  render: (_args, context) => {
    const { card, medicines, snack } = getSample(context, examples);
    return (
      <Stack as="ul" gap="small">
        <li>{card}</li>
        <li>{medicines}</li>
        <li>{snack}</li>
      </Stack>
    );
  },
};

export const Sections: StoryObj = {
  render: (_args, context) => {
    const { heading, rest, bring } = getSample(context, examples);
    return (
      <Stack gap="section">
        <Stack>
          <h2>{heading}</h2>
          <p>{rest}</p>
        </Stack>
        <Notice tone="info">
          <p>{bring}</p>
        </Notice>
      </Stack>
    );
  },
};

/** The live regions of the notice and of the button are empty, and there is no gap for them. */
export const MessageThatMayCome: StoryObj = {
  render: (_args, context) => {
    const { rest, send, sending, bring } = getSample(context, examples);
    return (
      <Stack gap="large" align="start">
        <p>{rest}</p>
        <Notice tone="success" live="polite" />
        <Button isPending={false} pendingLabel={sending}>
          {send}
        </Button>
        <p>{bring}</p>
      </Stack>
    );
  },
};

export const MessageThatHasCome: StoryObj = {
  render: (_args, context) => {
    const { rest, send, sending, bring } = getSample(context, examples);
    return (
      <Stack gap="large" align="start">
        <p>{rest}</p>
        <Button isPending pendingLabel={sending}>
          {send}
        </Button>
        <p>{bring}</p>
      </Stack>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, rest } = getSample(context, examples);
    return (
      <Stack direction="row" align="start">
        <Button>{long}</Button>
        <Notice tone="info" title={long}>
          <p>{rest}</p>
        </Notice>
      </Stack>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Stack direction="row" gap="small">
        <Button variant="primary">{arabic.call}</Button>
        <Button>{arabic.write}</Button>
      </Stack>
    </InArabic>
  ),
};
