import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getStoryLocale, getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { showToast } from './messages-store.ts';
import * as styles from './ToastRegion.stories.css.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    removed: 'The filter was removed.',
    undo: 'Undo',
    remove: 'Remove the filter',
    saved: 'Your answers are kept on this device.',
    save: 'Keep my answers',
    other: 'Se guardó su lista.',
    sayOther: 'Message in Spanish',
    many: 'Send twenty messages at once',
    message: 'Message',
    wide: 'A message with a very long word: Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    removed: 'Se quitó el filtro.',
    undo: 'Deshacer',
    remove: 'Quitar el filtro',
    saved: 'Sus respuestas se guardan en este dispositivo.',
    save: 'Guardar mis respuestas',
    other: 'Your list was saved.',
    sayOther: 'Mensaje en inglés',
    many: 'Enviar veinte mensajes a la vez',
    message: 'Mensaje',
    wide: 'Un mensaje con una palabra muy larga: electroencefalografistasinternacionaleselectroencefalografistas',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  removed: 'أُزيل عامل التصفية.',
  undo: 'تراجع',
  remove: 'إزالة عامل التصفية',
};

export default { title: 'Toast', component: ToastRegion, parameters: { examples } } satisfies Meta<
  typeof ToastRegion
>;

export const WithAnAction: StoryObj = {
  render: (_args, context) => {
    const { removed, undo, remove } = getSample(context, examples);
    return (
      <>
        <Announcer />
        <p>
          {removed} ({undo})
        </p>
        <Button
          onClick={() => showToast({ message: removed, action: { label: undo, onPress: () => undefined } })}
        >
          {remove}
        </Button>
        <ToastRegion />
      </>
    );
  },
};

export const ThatGoesByItself: StoryObj = {
  render: (_args, context) => {
    const { saved, save } = getSample(context, examples);
    return (
      <>
        <Announcer />
        <p>{saved}</p>
        <Button onClick={() => showToast({ message: saved, expiresAfter: 8000 })}>{save}</Button>
        <ToastRegion />
      </>
    );
  },
};

export const InAnotherLanguageAndMany: StoryObj = {
  render: (_args, context) => {
    const { other, sayOther, many, message, wide } = getSample(context, examples);
    const lang = getStoryLocale(context) === 'en' ? 'es' : 'en';
    const sendMany = () => {
      for (let index = 1; index <= 20; index++) showToast({ message: `${message} ${index}` });
    };
    return (
      <>
        <Announcer />
        <div className={styles.page}>
          <p lang={lang}>{other}</p>
          <p>{wide}</p>
          <Button onClick={() => showToast({ message: other, lang })}>{sayOther}</Button>
          <Button onClick={sendMany}>{many}</Button>
          <Button onClick={() => showToast({ message: wide })}>{message}</Button>
        </div>
        <ToastRegion />
      </>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Announcer />
      <p>
        {arabic.removed} ({arabic.undo})
      </p>
      <Button
        onClick={() =>
          showToast({ message: arabic.removed, action: { label: arabic.undo, onPress: () => undefined } })
        }
      >
        {arabic.remove}
      </Button>
      <ToastRegion />
    </InArabic>
  ),
};
