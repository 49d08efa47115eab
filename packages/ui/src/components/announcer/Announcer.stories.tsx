import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getStoryLocale, getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { announce } from './announce.ts';
import { arabic, examples } from './Announcer.examples.ts';
import * as styles from './Announcer.stories.css.ts';
import { Announcer } from './Announcer.tsx';

export default { title: 'Announcer', component: Announcer } satisfies Meta<typeof Announcer>;

export const Polite: StoryObj = {
  render: (_args, context) => {
    const { shown, count, say } = getSample(context, examples);
    return (
      <>
        <Announcer />
        <p>
          {shown} {count}
        </p>
        <Button onClick={() => announce(count)}>{say}</Button>
      </>
    );
  },
};

export const Assertive: StoryObj = {
  render: (_args, context) => {
    const { lost, sayNow } = getSample(context, examples);
    return (
      <>
        <Announcer />
        <p>{lost}</p>
        <Button onClick={() => announce(lost, { politeness: 'assertive' })}>{sayNow}</Button>
      </>
    );
  },
};

export const InAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    const { other, sayOther } = getSample(context, examples);
    const lang = getStoryLocale(context) === 'en' ? 'es' : 'en';
    return (
      <>
        <Announcer />
        <p lang={lang}>{other}</p>
        <Button onClick={() => announce(other, { lang })}>{sayOther}</Button>
      </>
    );
  },
};

export const FiftyConcurrentThenNone: StoryObj = {
  render: (_args, context) => {
    const { count, many, long, say, nothing } = getSample(context, examples);
    const announceMany = () => {
      for (let index = 0; index < 50; index++) announce(`${index + 1}: ${count}`);
    };
    return (
      <>
        <Announcer />
        <div className={styles.page}>
          <p>{long}</p>
          <Button onClick={announceMany}>{many}</Button>
          <Button onClick={() => announce(long)}>{say}</Button>
          <Button onClick={() => announce('  ')}>{nothing}</Button>
        </div>
      </>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Announcer />
      <p>
        {arabic.shown} {arabic.count}
      </p>
      <Button onClick={() => announce(arabic.count)}>{arabic.say}</Button>
    </InArabic>
  ),
};
