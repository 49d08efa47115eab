import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    send: 'Send my request',
    sending: 'Sending your request…',
    save: 'Save for later',
    previous: 'Previous step',
    next: 'Next step',
    remove: 'Remove',
    change: 'Change',
    medicine: 'Your first medicine',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    send: 'Enviar mi solicitud',
    sending: 'Enviando su solicitud…',
    save: 'Guardar para después',
    previous: 'Paso anterior',
    next: 'Paso siguiente',
    remove: 'Quitar',
    change: 'Cambiar',
    medicine: 'Su primer medicamento',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  previous: 'الخطوة السابقة',
  next: 'الخطوة التالية',
};

export default { title: 'ButtonGroup', component: ButtonGroup, parameters: { examples } } satisfies Meta<
  typeof ButtonGroup
>;

export const EndOfAForm: StoryObj = {
  render: (_args, context) => {
    const { send, sending, save } = getSample(context, examples);
    return (
      <ButtonGroup>
        <Button variant="primary" type="submit" isPending={false} pendingLabel={sending}>
          {send}
        </Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const Pending: StoryObj = {
  render: (_args, context) => {
    const { send, sending, save } = getSample(context, examples);
    return (
      <ButtonGroup>
        <Button variant="primary" type="submit" isPending pendingLabel={sending}>
          {send}
        </Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const BackAndForth: StoryObj = {
  render: (_args, context) => {
    const { previous, next } = getSample(context, examples);
    return (
      <ButtonGroup align="between">
        <Link href="#previous" variant="secondary">
          {previous}
        </Link>
        <Link href="#next" variant="primary">
          {next}
        </Link>
      </ButtonGroup>
    );
  },
};

export const AtTheEnd: StoryObj = {
  render: (_args, context) => {
    const { send, save } = getSample(context, examples);
    return (
      <ButtonGroup align="end">
        <Button variant="primary">{send}</Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const Named: StoryObj = {
  render: (_args, context) => {
    const { medicine, change, remove } = getSample(context, examples);
    return (
      <>
        <p id="first-medicine">{medicine}</p>
        <ButtonGroup aria-labelledby="first-medicine">
          <Button>{change}</Button>
          <Button>{remove}</Button>
        </ButtonGroup>
      </>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, save } = getSample(context, examples);
    return (
      <ButtonGroup align="center">
        <Button variant="primary">{long}</Button>
        <Button>{save}</Button>
      </ButtonGroup>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <ButtonGroup align="between">
        <Button>{arabic.previous}</Button>
        <Button variant="primary">{arabic.next}</Button>
      </ButtonGroup>
    </InArabic>
  ),
};
