import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { arabic, examples } from './ProgressBar.examples.ts';
import * as styles from './ProgressBar.stories.css.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default { title: 'ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;

export const OnTheWay: StoryObj = {
  render: (_args, context) => <ProgressBar label={getSample(context, examples).download} value={40} />,
};

export const CustomMessages: StoryObj = {
  render: (_args, context) => {
    const { download, files } = getSample(context, examples);
    return <ProgressBar label={download} value={12} max={40} valueText={files} />;
  },
};

export const NotBegunAndDone: StoryObj = {
  render: (_args, context) => {
    const { start, done } = getSample(context, examples);
    return (
      <>
        <ProgressBar label={start} value={0} />
        <br />
        <ProgressBar label={done} value={100} />
      </>
    );
  },
};

export const NobodyKnowsHowLong: StoryObj = {
  render: (_args, context) => <ProgressBar label={getSample(context, examples).search} isIndeterminate />,
};

type Sample = (typeof examples)['en'];

function Parts({ text }: { text: Sample }) {
  const [value, setValue] = useState(0);
  return (
    <div className={styles.samples}>
      <Announcer />
      <ProgressBar label={text.download} value={value} announce="milestones" />
      <div>
        <Button onClick={() => setValue(Math.min(100, value + 20))}>{text.next}</Button>
      </div>
    </div>
  );
}

export const AnnouncedAtEachQuarter: StoryObj = {
  render: (_args, context) => <Parts text={getSample(context, examples)} />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <ProgressBar label={long} value={100} valueText={long} messages={{ complete: long }} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <div className={styles.samples}>
        <ProgressBar label={arabic.download} value={40} />
        <ProgressBar label={arabic.done} value={100} />
        <ProgressBar label={arabic.search} isIndeterminate />
      </div>
    </InArabic>
  ),
};
