import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf, words } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { showToast } from './messages-store.ts';
import { examples } from './ToastRegion.examples.ts';
import * as styles from './ToastRegion.stories.css.ts';
import { Toasts } from './ToastRegion.tsx';

export default { title: 'Toast', component: Toasts } satisfies Meta<typeof Toasts>;

export const WithAnAction: StoryObj = {
  render: (_args, context) => {
    const { removed, undo, remove } = words(context, examples);
    const locale = localeOf(context);
    return (
      <>
        <Announcer locale={locale} />
        <p>
          {removed} ({undo})
        </p>
        <Button
          onClick={() => showToast({ message: removed, action: { label: undo, onPress: () => undefined } })}
        >
          {remove}
        </Button>
        <Toasts locale={locale} />
      </>
    );
  },
};

export const ThatGoesByItself: StoryObj = {
  render: (_args, context) => {
    const { saved, save } = words(context, examples);
    const locale = localeOf(context);
    return (
      <>
        <Announcer locale={locale} />
        <p>{saved}</p>
        <Button onClick={() => showToast({ message: saved, expiresAfter: 8000 })}>{save}</Button>
        <Toasts locale={locale} />
      </>
    );
  },
};

export const InAnotherLanguageAndMany: StoryObj = {
  render: (_args, context) => {
    const { other, sayOther, many, message, wide } = words(context, examples);
    const locale = localeOf(context);
    const lang = locale === 'en' ? 'es' : 'en';
    const sendMany = () => {
      for (let index = 1; index <= 20; index++) showToast({ message: `${message} ${index}` });
    };
    return (
      <>
        <Announcer locale={locale} />
        <div className={styles.page}>
          <p lang={lang}>{other}</p>
          <p>{wide}</p>
          <Button onClick={() => showToast({ message: other, lang })}>{sayOther}</Button>
          <Button onClick={sendMany}>{many}</Button>
          <Button onClick={() => showToast({ message: wide })}>{message}</Button>
        </div>
        <Toasts locale={locale} />
      </>
    );
  },
};
