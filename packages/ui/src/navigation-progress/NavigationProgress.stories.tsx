import type { Meta, StoryObj } from '@storybook/react-vite';
import { words } from '../../.storybook/words.ts';
import { examples } from './NavigationProgress.examples.ts';
import { NavigationProgress, type NavigationProgressProps } from './NavigationProgress.tsx';

export default { title: 'NavigationProgress', component: NavigationProgress } satisfies Meta<
  typeof NavigationProgress
>;

const at = (state: NavigationProgressProps['state'], percent: number): StoryObj => ({
  render: (_args, context) => {
    const { label, failed } = words(context, examples);
    return <NavigationProgress state={state} percent={percent} label={label} failedLabel={failed} />;
  },
});

export const Idle: StoryObj = at('idle', 0);
export const Loading: StoryObj = at('loading', 40);
export const Failed: StoryObj = at('failed', 70);
