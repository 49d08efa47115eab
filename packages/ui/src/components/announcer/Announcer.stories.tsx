import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf, words } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { announce } from './announce.ts';
import { examples } from './Announcer.examples.ts';
import * as styles from './Announcer.stories.css.ts';
import { Announcer } from './Announcer.tsx';

export default { title: 'Announcer', component: Announcer } satisfies Meta<typeof Announcer>;

export const Polite: StoryObj = {
  render: (_args, context) => {
    const { shown, count, say } = words(context, examples);
    return (
      <>
        <Announcer locale={localeOf(context)} />
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
    const { lost, sayNow } = words(context, examples);
    return (
      <>
        <Announcer locale={localeOf(context)} />
        <p>{lost}</p>
        <Button onClick={() => announce(lost, { politeness: 'assertive' })}>{sayNow}</Button>
      </>
    );
  },
};

export const InAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    const { other, sayOther } = words(context, examples);
    const locale = localeOf(context);
    const lang = locale === 'en' ? 'es' : 'en';
    return (
      <>
        <Announcer locale={locale} />
        <p lang={lang}>{other}</p>
        <Button onClick={() => announce(other, { lang })}>{sayOther}</Button>
      </>
    );
  },
};

export const FiftyAtOnceAndNothing: StoryObj = {
  render: (_args, context) => {
    const { count, many, long, say, nothing } = words(context, examples);
    const sayMany = () => {
      for (let index = 0; index < 50; index++) announce(`${index + 1}: ${count}`);
    };
    return (
      <>
        <Announcer locale={localeOf(context)} />
        <div className={styles.page}>
          <p>{long}</p>
          <Button onClick={sayMany}>{many}</Button>
          <Button onClick={() => announce(long)}>{say}</Button>
          <Button onClick={() => announce('  ')}>{nothing}</Button>
        </div>
      </>
    );
  },
};
