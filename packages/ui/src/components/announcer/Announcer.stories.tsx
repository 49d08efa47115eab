import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getStoryLocale, getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { announce } from './announce.ts';
import * as styles from './Announcer.stories.css.ts';
import { Announcer } from './Announcer.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    shown: 'What is announced is also shown here:',
    count: '12 study sites found',
    say: 'Say it',
    lost: 'Your connection is lost. Your words are kept.',
    sayNow: 'Say it now',
    other: '12 centros del estudio',
    sayOther: 'Say it in Spanish',
    many: 'Say fifty messages at once',
    long: 'A very long message: Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    nothing: 'Say nothing',
  },
  es: {
    shown: 'Lo que se anuncia también se muestra aquí:',
    count: 'Se encontraron 12 centros del estudio',
    say: 'Decirlo',
    lost: 'Se perdió la conexión. Se guardó lo que escribió.',
    sayNow: 'Decirlo ahora',
    other: '12 study sites',
    sayOther: 'Decirlo en inglés',
    many: 'Decir cincuenta mensajes a la vez',
    long: 'Un mensaje muy largo: electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
    nothing: 'No decir nada',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  shown: 'ما يُعلَن يظهر هنا أيضًا:',
  count: 'عُثر على 12 مركزًا للدراسة',
  say: 'إعلان الرسالة',
};

export default { title: 'Announcer', component: Announcer, parameters: { examples } } satisfies Meta<
  typeof Announcer
>;

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
