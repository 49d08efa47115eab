import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { arabic, examples } from './ButtonGroup.examples.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

export default { title: 'ButtonGroup', component: ButtonGroup } satisfies Meta<typeof ButtonGroup>;

export const EndOfAForm: StoryObj = {
  render: (_args, context) => {
    const { send, sending, save } = getSample(context, examples);
    return (
      <ButtonGroup>
        <Button variant="primary" type="submit" isPending={false} pendingLabel={sending}>
          {send}
        </Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const Pending: StoryObj = {
  render: (_args, context) => {
    const { send, sending, save } = getSample(context, examples);
    return (
      <ButtonGroup>
        <Button variant="primary" type="submit" isPending pendingLabel={sending}>
          {send}
        </Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const BackAndForth: StoryObj = {
  render: (_args, context) => {
    const { previous, next } = getSample(context, examples);
    return (
      <ButtonGroup align="between">
        <Link href="#previous" variant="secondary">
          {previous}
        </Link>
        <Link href="#next" variant="primary">
          {next}
        </Link>
      </ButtonGroup>
    );
  },
};

export const AtTheEnd: StoryObj = {
  render: (_args, context) => {
    const { send, save } = getSample(context, examples);
    return (
      <ButtonGroup align="end">
        <Button variant="primary">{send}</Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const Named: StoryObj = {
  render: (_args, context) => {
    const { medicine, change, remove } = getSample(context, examples);
    return (
      <>
        <p id="first-medicine">{medicine}</p>
        <ButtonGroup aria-labelledby="first-medicine">
          <Button>{change}</Button>
          <Button>{remove}</Button>
        </ButtonGroup>
      </>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, save } = getSample(context, examples);
    return (
      <ButtonGroup align="center">
        <Button variant="primary">{long}</Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <ButtonGroup align="between">
        <Button>{arabic.previous}</Button>
        <Button variant="primary">{arabic.next}</Button>
      </ButtonGroup>
    </InArabic>
  ),
};
