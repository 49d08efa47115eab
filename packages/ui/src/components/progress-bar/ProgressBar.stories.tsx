import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { getStoryLocale, type Locale, getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { examples } from './ProgressBar.examples.ts';
import * as styles from './ProgressBar.stories.css.ts';
import { ProgressBar } from './ProgressBar.tsx';

export default { title: 'ProgressBar', component: ProgressBar } satisfies Meta<typeof ProgressBar>;

export const OnTheWay: StoryObj = {
  render: (_args, context) => (
    <ProgressBar label={getSample(context, examples).download} value={40} locale={getStoryLocale(context)} />
  ),
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
    const locale = getStoryLocale(context);
    return (
      <>
        <ProgressBar label={start} value={0} locale={locale} />
        <br />
        <ProgressBar label={done} value={100} locale={locale} />
      </>
    );
  },
};

export const NobodyKnowsHowLong: StoryObj = {
  render: (_args, context) => (
    <ProgressBar
      label={getSample(context, examples).search}
      isIndeterminate
      locale={getStoryLocale(context)}
    />
  ),
};

type Sample = (typeof examples)['en'];

function Parts({ text, locale }: { text: Sample; locale: Locale }) {
  const [value, setValue] = useState(0);
  return (
    <div className={styles.samples}>
      <Announcer locale={locale} />
      <ProgressBar label={text.download} value={value} announce="milestones" locale={locale} />
      <div>
        <Button onClick={() => setValue(Math.min(100, value + 20))}>{text.next}</Button>
      </div>
    </div>
  );
}

export const AnnouncedAtEachQuarter: StoryObj = {
  render: (_args, context) => <Parts text={getSample(context, examples)} locale={getStoryLocale(context)} />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <ProgressBar label={long} value={100} valueText={long} messages={{ complete: long }} />;
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => (
    <div dir="rtl">
      <ProgressBar label={getSample(context, examples).download} value={40} />
    </div>
  ),
};
