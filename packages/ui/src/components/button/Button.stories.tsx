import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from './Button.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    send: 'Send my request',
    sending: 'Sending your request…',
    clear: 'Clear the filters',
    long: 'Send my request to the Albuquerque study site for Pneumonoultramicroscopicsilicovolcanoconiosis research',
  },
  es: {
    send: 'Enviar mi solicitud',
    sending: 'Enviando su solicitud…',
    clear: 'Quitar los filtros',
    long: 'Enviar mi solicitud al centro del estudio de Albuquerque para electroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  send: 'إرسال طلبي',
  sending: 'جارٍ إرسال طلبك…',
  clear: 'إزالة عوامل التصفية',
};

export default { title: 'Button', component: Button, parameters: { examples } } satisfies Meta<typeof Button>;

export const Primary: StoryObj = {
  render: (_args, context) => {
    const { send, sending } = getSample(context, examples);
    return (
      <Button variant="primary" type="submit" isPending={false} pendingLabel={sending}>
        {send}
      </Button>
    );
  },
};

export const Secondary: StoryObj = {
  render: (_args, context) => <Button>{getSample(context, examples).clear}</Button>,
};

export const PrimaryPending: StoryObj = {
  render: (_args, context) => {
    const { send, sending } = getSample(context, examples);
    return (
      <Button variant="primary" type="submit" isPending pendingLabel={sending}>
        {send}
      </Button>
    );
  },
};

export const SecondaryPending: StoryObj = {
  render: (_args, context) => {
    const { clear, sending } = getSample(context, examples);
    return (
      <Button isPending pendingLabel={sending}>
        {clear}
      </Button>
    );
  },
};

function Sending({ send, sending }: { send: string; sending: string }) {
  const [pending, setPending] = useState(false);
  return (
    <Button variant="primary" isPending={pending} pendingLabel={sending} onClick={() => setPending(true)}>
      {send}
    </Button>
  );
}

/** Becomes pending when it is pressed: for the transcript of what is announced. */
export const PendingOncePressed: StoryObj = {
  render: (_args, context) => {
    const { send, sending } = getSample(context, examples);
    return <Sending send={send} sending={sending} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <>
        <Button variant="primary" isPending pendingLabel={long}>
          {long}
        </Button>{' '}
        <Button>{long}</Button>
      </>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Button variant="primary" isPending pendingLabel={arabic.sending}>
        {arabic.send}
      </Button>{' '}
      <Button>{arabic.clear}</Button>
    </InArabic>
  ),
};
