import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { SummaryList } from './SummaryList.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    group: 'Which group are you in?',
    adults: 'Adults who had COVID-19',
    name: 'Name',
    ana: 'Ana García',
    phone: 'Telephone number',
    address: 'Address',
    street: '12 Long Lane',
    town: 'Albuquerque, NM 87106',
    code: 'Reference',
    long: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosis',
  },
  es: {
    group: '¿En qué grupo está?',
    adults: 'Personas adultas que tuvieron COVID-19',
    name: 'Nombre',
    ana: 'Ana García',
    phone: 'Teléfono',
    address: 'Dirección',
    street: 'Calle Larga 12',
    town: 'Albuquerque, NM 87106',
    code: 'Referencia',
    long: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = { name: 'الاسم', ana: 'آنا غارسيا', phone: 'رقم الهاتف' };

export default { title: 'SummaryList', component: SummaryList, parameters: { examples } } satisfies Meta<
  typeof SummaryList
>;

export const Answers: StoryObj = {
  render: (_args, context) => {
    const { group, adults, name, ana, phone, address, street, town } = getSample(context, examples);
    const lines = (
      <>
        <p>{street}</p>
        <p>{town}</p>
      </>
    );
    return (
      <SummaryList
        rows={[
          { question: group, answer: adults, changeHref: '#group' },
          { question: name, answer: ana, changeHref: '#name' },
          { question: phone, changeHref: '#phone' },
          { question: address, answer: lines, changeHref: '#address' },
        ]}
      />
    );
  },
};

export const WithoutLinks: StoryObj = {
  render: (_args, context) => {
    const { code, name, ana } = getSample(context, examples);
    return (
      <SummaryList
        rows={[
          { question: code, answer: 'LC-7K2MX-4TQ9PA' },
          { question: name, answer: ana },
        ]}
      />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long, name } = getSample(context, examples);
    return (
      <SummaryList
        rows={[
          { question: long, answer: long, changeHref: '#long' },
          { question: name, changeHref: '#name' },
        ]}
        messages={{ change: long, notProvided: long }}
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <SummaryList
        rows={[
          { question: arabic.name, answer: arabic.ana, changeHref: '#name' },
          { question: arabic.phone, changeHref: '#phone' },
        ]}
      />
    </InArabic>
  ),
};
