import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useRef, useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { announce } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import { Link } from '../link/index.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './Dialog.stories.css.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogTrigger } from './DialogTrigger.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    open: 'Read about the first visit',
    title: 'Your first visit',
    paragraphs: [
      'The first visit takes about two hours. You can rest at any time, and you can stop at any time.',
      'Bring a list of your medicines, your glasses if you wear them, and something to eat.',
      'Someone may come with you. Tell us before, and we will keep a chair free.',
    ],
    more: 'Read about rest between tests',
    part: 'Part 1 of 2',
    next: 'Read the next part',
    ask: 'Ask to join',
    name: 'First name',
    email: 'Email address',
    send: 'Send my request',
    delete: 'Delete what I wrote',
    deleteTitle: 'Delete what you wrote?',
    deleteText: 'Your words are then gone. Nobody has received them.',
    keep: 'Keep it',
    closeThis: 'Back to the page',
    count: 'Say how many study sites there are',
    countText: '12 study sites found',
    long: 'What happens if I live far away and am too tired to travel, with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic',
  },
  es: {
    open: 'Lea sobre la primera visita',
    title: 'Su primera visita',
    paragraphs: [
      'La primera visita dura unas dos horas. Puede descansar en cualquier momento y puede dejarlo cuando quiera.',
      'Traiga una lista de sus medicamentos, sus lentes si los usa y algo de comer.',
      'Puede venir alguien con usted. Avísenos antes y le guardaremos una silla.',
    ],
    more: 'Lea sobre el descanso entre las pruebas',
    part: 'Parte 1 de 2',
    next: 'Leer la parte siguiente',
    ask: 'Pedir participar',
    name: 'Nombre',
    email: 'Correo electrónico',
    send: 'Enviar mi solicitud',
    delete: 'Borrar lo que escribí',
    deleteTitle: '¿Borrar lo que escribió?',
    deleteText: 'Después ya no se puede recuperar. Nadie lo ha recibido.',
    keep: 'No borrarlo',
    closeThis: 'Volver a la página',
    count: 'Decir cuántos centros del estudio hay',
    countText: 'Se encontraron 12 centros del estudio',
    long: 'Qué pasa si vivo lejos y tengo demasiado cansancio para viajar, con electroencefalografistasinternacionaleselectroencefalografistas',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  open: 'اقرأ عن الزيارة الأولى',
  title: 'زيارتك الأولى',
  paragraphs: [
    'تستغرق الزيارة الأولى نحو ساعتين. يمكنك أن تستريح في أي وقت، وأن تتوقف في أي وقت.',
    'أحضر قائمة بأدويتك، ونظارتك إن كنت تستخدمها، وشيئًا تأكله.',
    'يمكن لشخص أن يرافقك. أخبرنا مسبقًا لنحجز له مقعدًا.',
  ],
  more: 'اقرأ عن الراحة بين الفحوص',
};

export default { title: 'Dialog', component: Dialog, parameters: { examples } } satisfies Meta<typeof Dialog>;

type ExampleProps = Omit<DialogProps, 'isOpen' | 'onOpenChange' | 'footer'> & {
  openLabel: string;
  startsOpen?: boolean;
  footer?: (close: () => void) => ReactNode;
};

function Example({ openLabel, startsOpen = false, footer, ...dialog }: ExampleProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <DialogTrigger href="/first-visit" dialogId="example" variant="standalone">
        {openLabel}
      </DialogTrigger>
      <Dialog
        {...dialog}
        id="example"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={footer?.(() => setOpen(false))}
      />
    </>
  );
}

type Sample = (typeof examples)['en'];
const reading = ({ paragraphs, more }: typeof arabic, times = 1) => (
  <>
    {Array.from({ length: times }, () => paragraphs)
      .flat()
      .map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    <p>
      <Link href="/rest">{more}</Link>
    </p>
  </>
);

export const ClosedWithItsOpener: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <DialogTrigger href="/first-visit" dialogId="example" variant="standalone">
          {text.open}
        </DialogTrigger>
        <Dialog id="example" title={text.title}>
          {reading(text)}
        </Dialog>
      </>
    );
  },
};

export const Reading: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Example openLabel={text.open} title={text.title} startsOpen>
        {reading(text)}
      </Example>
    );
  },
};

export const LongReading: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Example openLabel={text.open} title={text.title} messages={{ close: text.closeThis }} startsOpen>
        {reading(text, 12)}
      </Example>
    );
  },
};

export const HeaderAndFooter: StoryObj = {
  render: (_args, context) => {
    const { part, next, ...text } = getSample(context, examples);
    return (
      <Example
        openLabel={text.open}
        title={text.title}
        header={part}
        footer={(close) => (
          <ButtonGroup>
            <Button variant="primary">{next}</Button>
            <Button onClick={close}>{text.closeThis}</Button>
          </ButtonGroup>
        )}
        startsOpen
      >
        {reading(text, 4)}
      </Example>
    );
  },
};

function FormExample({ text }: { text: Sample }) {
  const { ask, name, email, send } = text;
  const form = useRef<HTMLFormElement>(null);
  return (
    <Example
      openLabel={ask}
      title={ask}
      initialFocusRef={form}
      footer={() => (
        <ButtonGroup>
          <Button type="submit" form="ask" variant="primary">
            {send}
          </Button>
        </ButtonGroup>
      )}
      startsOpen
    >
      <form ref={form} id="ask" className={styles.fields}>
        <TextField label={name} name="firstName" autoComplete="given-name" />
        <TextField label={email} name="email" type="email" autoComplete="email" />
      </form>
    </Example>
  );
}

export const FormInIt: StoryObj = {
  render: (_args, context) => <FormExample text={getSample(context, examples)} />,
};

function DecisionExample({ text }: { text: Sample }) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Example
      openLabel={text.delete}
      title={text.deleteTitle}
      role="alertdialog"
      leastDestructiveRef={keep}
      footer={(close) => (
        <ButtonGroup>
          <Button onClick={close} ref={keep}>
            {text.keep}
          </Button>
          <Button onClick={close}>{text.delete}</Button>
        </ButtonGroup>
      )}
      startsOpen
    >
      <p>{text.deleteText}</p>
    </Example>
  );
}

export const Decision: StoryObj = {
  render: (_args, context) => <DecisionExample text={getSample(context, examples)} />,
};

export const AnnouncesInside: StoryObj = {
  render: (_args, context) => {
    const { open, title, count, countText } = getSample(context, examples);
    return (
      <Example openLabel={open} title={title} startsOpen>
        <p>{countText}</p>
        <Button onClick={() => announce(countText)}>{count}</Button>
      </Example>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <Example openLabel={long} title={long} messages={{ close: long }} startsOpen>
        <p>{long}</p>
      </Example>
    );
  },
};

export const NothingInIt: StoryObj = {
  render: (_args, context) => {
    const { open, title } = getSample(context, examples);
    return (
      <Example openLabel={open} title={title} startsOpen>
        {null}
      </Example>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Example openLabel={arabic.open} title={arabic.title} startsOpen>
        {reading(arabic)}
      </Example>
    </InArabic>
  ),
};
