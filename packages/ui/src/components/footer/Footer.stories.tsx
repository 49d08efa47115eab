import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getStoryLocale, getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { Footer, type FooterProps } from './Footer.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    help: 'Get help from a person',
    phone: 'By phone',
    hours: 'Monday to Friday, 9 am to 5 pm Eastern',
    mail: 'By e-mail',
    relay: 'If you are deaf or hard of hearing',
    relayText: 'Call 711 first.',
    note: 'In an emergency call 911.',
    links: 'More pages',
    study: 'The study',
    about: 'About us',
    numbers: 'Numbers',
    rules: 'Rules',
    privacy: 'Privacy policy',
    accessibility: 'Accessibility',
    other: 'En español',
    end: 'Last changed in November 2026.',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    help: 'Reciba ayuda de una persona',
    phone: 'Por teléfono',
    hours: 'De lunes a viernes, de 9 a.\u00a0m. a 5 p.\u00a0m., hora del Este',
    mail: 'Por correo electrónico',
    relay: 'Si es una persona sorda o con dificultades para oír',
    relayText: 'Llame primero al 711.',
    note: 'En una emergencia llame al 911.',
    links: 'Más páginas',
    study: 'El estudio',
    about: 'Quiénes somos',
    numbers: 'Cifras',
    rules: 'Reglas',
    privacy: 'Política de privacidad',
    accessibility: 'Accesibilidad',
    other: 'In English',
    end: 'Último cambio en noviembre de 2026.',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  help: 'احصل على مساعدة من شخص',
  phone: 'بالهاتف',
  hours: 'من الاثنين إلى الجمعة، من 9 صباحًا إلى 5 مساءً بالتوقيت الشرقي',
  mail: 'بالبريد الإلكتروني',
  relay: 'إذا كنت أصم أو ضعيف السمع',
  relayText: 'اتصل أولًا بالرقم 711.',
  note: 'في حالات الطوارئ اتصل بالرقم 911.',
  links: 'صفحات أخرى',
  study: 'الدراسة',
  about: 'من نحن',
  numbers: 'الأرقام',
  rules: 'القواعد',
  privacy: 'سياسة الخصوصية',
  accessibility: 'إتاحة الوصول',
  other: 'In English',
  end: 'آخر تعديل في نوفمبر 2026.',
};

export default { title: 'Footer', component: Footer, parameters: { examples } } satisfies Meta<typeof Footer>;

type Sample = typeof arabic;

const createFooter = (text: Sample, otherLanguage: string): FooterProps => ({
  helpHeading: text.help,
  helpWays: [
    {
      term: text.phone,
      content: (
        <>
          <Link href="tel:+18005550199">
            <bdi dir="ltr">1-800-555-0199</bdi>
          </Link>
          <br />
          {text.hours}
        </>
      ),
    },
    { term: text.mail, content: <Link href="mailto:help@example.org">help@example.org</Link> },
    { term: text.relay, content: text.relayText },
  ],
  helpNote: <p>{text.note}</p>,
  linksLabel: text.links,
  columns: [
    {
      heading: text.study,
      links: [
        { label: text.about, href: '/about-us' },
        { label: text.numbers, href: '/numbers' },
      ],
    },
    {
      heading: text.rules,
      links: [
        { label: text.privacy, href: '/privacy' },
        { label: text.accessibility, href: '/accessibility' },
        { label: text.other, href: '/other', lang: otherLanguage },
      ],
    },
  ],
  children: <p>{text.end}</p>,
});

const otherThan = (locale: 'en' | 'es') => (locale === 'en' ? 'es' : 'en');

export const HelpAndLinks: StoryObj = {
  render: (_args, context) => (
    <Footer {...createFooter(getSample(context, examples), otherThan(getStoryLocale(context)))} />
  ),
};

export const HelpAlone: StoryObj = {
  render: (_args, context) => {
    const footer = createFooter(getSample(context, examples), otherThan(getStoryLocale(context)));
    return <Footer {...footer} columns={[{ heading: '', links: [] }]} helpNote={undefined} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    return (
      <Footer
        helpHeading={wide}
        helpWays={[{ term: wide, content: wide }]}
        linksLabel={wide}
        columns={[{ heading: wide, links: [{ label: wide, href: '/wide' }] }]}
      />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Footer {...createFooter(arabic, 'en')} />
    </InArabic>
  ),
};
