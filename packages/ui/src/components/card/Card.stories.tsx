import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import { Card } from './Card.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    title: 'Looking ahead: the adult study',
    date: 'Study update, November 2025',
    text: 'The next phase begins in 2026. Some adults will be asked to take part again.',
    other: 'Newsletter, Fall 2025',
    spanish: 'Boletín de otoño de 2025',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Mirando hacia adelante: el estudio de adultos',
    date: 'Novedades del estudio, noviembre de 2025',
    text: 'La próxima fase comienza en 2026. Se pedirá a algunos adultos que participen otra vez.',
    other: 'Boletín, otoño de 2025',
    spanish: 'Newsletter, Fall 2025',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  title: 'نظرة إلى المستقبل: دراسة البالغين',
  date: 'أخبار الدراسة، نوفمبر 2025',
  text: 'تبدأ المرحلة التالية في عام 2026. وسيُطلب من بعض البالغين أن يشاركوا مرة أخرى.',
};

export default { title: 'Card', component: Card, parameters: { examples } } satisfies Meta<typeof Card>;

/** A hill and a sun, in the text's color. */
const picture = (
  <svg viewBox="0 0 320 120" aria-hidden="true">
    <circle cx="250" cy="40" r="22" fill="none" stroke="currentColor" strokeWidth="3" />
    <path d="M0 110q80-70 160-20t160-20" fill="none" stroke="currentColor" strokeWidth="3" />
  </svg>
);

export const WithPicture: StoryObj = {
  render: (_args, context) => {
    const { title, date, text } = getSample(context, examples);
    return (
      <Card title={title} href="/updates/looking-ahead" headingLevel={2} meta={date} picture={picture}>
        <p>{text}</p>
      </Card>
    );
  },
};

export const TitleOnly: StoryObj = {
  render: (_args, context) => (
    <Card title={getSample(context, examples).other} href="/newsletters/fall" headingLevel={3} />
  ),
};

export const InAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    const lang = getSampleLanguage(context) === 'en' ? 'es' : 'en';
    return (
      <Card
        title={<span lang={lang}>{getSample(context, examples).spanish}</span>}
        href="/newsletters/other"
        headingLevel={3}
        hrefLang={lang}
      />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    return (
      <Card title={wide} href="/wide" headingLevel={2} meta={wide}>
        <p>{wide}</p>
      </Card>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Card
        title={arabic.title}
        href="/updates/looking-ahead"
        headingLevel={2}
        meta={arabic.date}
        picture={picture}
      >
        <p>{arabic.text}</p>
      </Card>
    </InArabic>
  ),
};
