import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { NavigationProgress, type NavigationProgressProps } from './NavigationProgress.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    label: 'Loading the page',
    open: 'Open the page',
    failed: 'The page could not be loaded. Check your connection and try again.',
  },
  es: {
    label: 'Cargando la página',
    open: 'Abrir la página',
    failed: 'No se pudo cargar la página. Revise su conexión e inténtelo de nuevo.',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'جارٍ تحميل الصفحة',
  failed: 'تعذر تحميل الصفحة. تحقق من اتصالك وحاول مرة أخرى.',
};

export default {
  title: 'NavigationProgress',
  component: NavigationProgress,
  parameters: { examples },
} satisfies Meta<typeof NavigationProgress>;

const at = (state: NavigationProgressProps['state'], percent: number): StoryObj => ({
  render: (_args, context) => {
    const { label, failed } = getSample(context, examples);
    return <NavigationProgress state={state} percent={percent} label={label} messages={{ failed }} />;
  },
});

export const Idle: StoryObj = at('idle', 0);
export const Loading: StoryObj = at('loading', 40);
export const Failed: StoryObj = at('failed', 70);

type Sample = Record<'label' | 'failed' | 'open', string>;

function Opening({ label, failed, open }: Sample) {
  const [state, setState] = useState<NavigationProgressProps['state']>('idle');
  const next = { idle: 'loading', loading: 'failed', failed: 'failed' } as const;
  return (
    <>
      <NavigationProgress state={state} percent={40} label={label} messages={{ failed }} />
      <Button onClick={() => setState(next[state])}>{open}</Button>
    </>
  );
}

/** The first press begins to load, the second one fails. */
export const FailsWhileWatching: StoryObj = {
  render: (_args, context) => <Opening {...getSample(context, examples)} />,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <NavigationProgress
        state="failed"
        percent={70}
        label={arabic.label}
        messages={{ failed: arabic.failed }}
      />
    </InArabic>
  ),
};
