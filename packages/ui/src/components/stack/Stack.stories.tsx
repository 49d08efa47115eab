import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { Notice } from '../notice/index.ts';
import { Stack } from './Stack.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    heading: 'Before your visit',
    rest: 'Rest the day before. Bring somebody with you if you can.',
    bring: 'Bring a list of the medicines that you take.',
    call: 'Call us',
    write: 'Write to us',
    card: 'Your insurance card',
    medicines: 'A list of your medicines',
    snack: 'Something to eat',
    send: 'Send',
    sending: 'Sending your request…',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    heading: 'Antes de su visita',
    rest: 'Descanse el día anterior. Si puede, venga con alguien.',
    bring: 'Traiga una lista de los medicamentos que toma.',
    call: 'Llámenos',
    write: 'Escríbanos',
    card: 'Su tarjeta del seguro',
    medicines: 'Una lista de sus medicamentos',
    snack: 'Algo de comer',
    send: 'Enviar',
    sending: 'Enviando su solicitud…',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  call: 'اتصل بنا',
  write: 'اكتب إلينا',
};

export default { title: 'Stack', component: Stack, parameters: { examples } } satisfies Meta<typeof Stack>;

export const Column: StoryObj = {
  render: (_args, context) => {
    const { heading, rest, bring } = getSample(context, examples);
    return (
      <Stack>
        <h2>{heading}</h2>
        <p>{rest}</p>
        <p>{bring}</p>
      </Stack>
    );
  },
};

export const Row: StoryObj = {
  render: (_args, context) => {
    const { call, write } = getSample(context, examples);
    return (
      <Stack direction="row" gap="large">
        <Link href="#call" variant="standalone">
          {call}
        </Link>
        <Link href="#write" variant="standalone">
          {write}
        </Link>
      </Stack>
    );
  },
};

export const List: StoryObj = {
  render: (_args, context) => {
    const { card, medicines, snack } = getSample(context, examples);
    return (
      <Stack as="ul" gap="small">
        <li>{card}</li>
        <li>{medicines}</li>
        <li>{snack}</li>
      </Stack>
    );
  },
};

export const Sections: StoryObj = {
  render: (_args, context) => {
    const { heading, rest, bring } = getSample(context, examples);
    return (
      <Stack gap="section">
        <Stack>
          <h2>{heading}</h2>
          <p>{rest}</p>
        </Stack>
        <Notice tone="info">
          <p>{bring}</p>
        </Notice>
      </Stack>
    );
  },
};

/** The live regions of the notice and of the button are empty, and there is no gap for them. */
export const MessageThatMayCome: StoryObj = {
  render: (_args, context) => {
    const { rest, send, sending, bring } = getSample(context, examples);
    return (
      <Stack gap="large" align="start">
        <p>{rest}</p>
        <Notice tone="success" live="polite" />
        <Button isPending={false} pendingLabel={sending}>
          {send}
        </Button>
        <p>{bring}</p>
      </Stack>
    );
  },
};

export const MessageThatHasCome: StoryObj = {
  render: (_args, context) => {
    const { rest, send, sending, bring } = getSample(context, examples);
    return (
      <Stack gap="large" align="start">
        <p>{rest}</p>
        <Button isPending pendingLabel={sending}>
          {send}
        </Button>
        <p>{bring}</p>
      </Stack>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, rest } = getSample(context, examples);
    return (
      <Stack direction="row" align="start">
        <Button>{long}</Button>
        <Notice tone="info" title={long}>
          <p>{rest}</p>
        </Notice>
      </Stack>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Stack direction="row" gap="small">
        <Button variant="primary">{arabic.call}</Button>
        <Button>{arabic.write}</Button>
      </Stack>
    </InArabic>
  ),
};
