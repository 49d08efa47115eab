import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { LocaleProvider } from '../locale-provider/index.ts';
import { Announcer } from '../announcer/index.ts';
import { DisclosureList, type DisclosureListSection } from './DisclosureList.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    title: 'Questions about your visit',
    visit: 'How long does a visit take?',
    visitAnswer: 'About two hours. You can rest at any time.',
    bring: 'What should I bring?',
    bringInside: 'Medicines, glasses, food',
    bringAnswer: 'Bring a list of your medicines, your glasses, and something to eat.',
    ride: 'Can someone drive me there?',
    rideInside: 'Rides, parking, people who come with you',
    rideAnswer: 'Yes. Call us two days before, and we will send a car.',
    link: 'Read about rides',
    question: 'Question',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    nothing: 'There are no questions yet.',
  },
  es: {
    title: 'Preguntas sobre su visita',
    visit: '¿Cuánto dura una visita?',
    visitAnswer: 'Unas dos horas. Puede descansar en cualquier momento.',
    bring: '¿Qué debo llevar?',
    bringInside: 'Medicamentos, lentes, comida',
    bringAnswer: 'Lleve una lista de sus medicamentos, sus lentes y algo de comer.',
    ride: '¿Alguien me puede llevar?',
    rideInside: 'Transporte, estacionamiento, acompañantes',
    rideAnswer: 'Sí. Llámenos dos días antes y le enviaremos un auto.',
    link: 'Lea sobre el transporte',
    question: 'Pregunta',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    nothing: 'Todavía no hay preguntas.',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  visit: 'كم تستغرق الزيارة؟',
  visitAnswer: 'نحو ساعتين. يمكنك أن تستريح في أي وقت.',
  bring: 'ماذا أُحضر معي؟',
  bringInside: 'الأدوية والنظارة والطعام',
  bringAnswer: 'أحضر قائمة بأدويتك، ونظارتك، وشيئًا تأكله.',
  ride: 'هل يمكن لأحد أن يوصلني؟',
  rideInside: 'التنقل ومواقف السيارات والمرافقون',
  rideAnswer: 'نعم. اتصل بنا قبل يومين وسنرسل سيارة.',
};

export default {
  title: 'DisclosureList',
  component: DisclosureList,
  parameters: { examples },
} satisfies Meta<typeof DisclosureList>;

type Sample = typeof arabic;

const createSections = (text: Sample): DisclosureListSection[] => [
  { id: 'length', summary: text.visit, content: <p>{text.visitAnswer}</p> },
  { id: 'bring', summary: text.bring, inside: text.bringInside, content: <p>{text.bringAnswer}</p> },
  { id: 'ride', summary: text.ride, inside: text.rideInside, content: <p>{text.rideAnswer}</p> },
];

export const Questions: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Announcer />
        <h2>{text.title}</h2>
        <DisclosureList sections={createSections(text)} headingLevel={3} />
        <p>
          <a href="#ride">{text.link}</a>
        </p>
      </>
    );
  },
};

export const RemembersWhatWasOpen: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Announcer />
        <DisclosureList sections={createSections(text)} headingLevel={2} remember="catalogue" />
      </>
    );
  },
};

export const One: StoryObj = {
  render: (_args, context) => (
    <DisclosureList sections={createSections(getSample(context, examples)).slice(0, 1)} headingLevel={2} />
  ),
};

export const Empty: StoryObj = {
  render: (_args, context) => (
    <>
      <DisclosureList sections={[]} headingLevel={2} />
      <p>{getSample(context, examples).nothing}</p>
    </>
  ),
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const { question, visitAnswer } = getSample(context, examples);
    const sections = Array.from({ length: 500 }, (_, index) => ({
      id: `question-${index + 1}`,
      summary: `${question} ${index + 1}`,
      content: <p>{visitAnswer}</p>,
    }));
    return <DisclosureList sections={sections} headingLevel={2} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide, visitAnswer } = getSample(context, examples);
    const sections = ['one', 'two'].map((id) => ({
      id,
      summary: wide,
      inside: wide,
      content: <p>{visitAnswer}</p>,
    }));
    return <DisclosureList sections={sections} headingLevel={2} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Announcer />
      <DisclosureList sections={createSections(arabic)} headingLevel={2} />
    </InArabic>
  ),
};

export const LanguageWithoutMessages: StoryObj = {
  render: (_args, context) => (
    <LocaleProvider locale="fr">
      <DisclosureList sections={createSections(getSample(context, examples))} headingLevel={2} />
    </LocaleProvider>
  ),
};
