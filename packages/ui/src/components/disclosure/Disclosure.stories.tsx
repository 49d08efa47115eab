import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Disclosure } from './Disclosure.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    long: 'How long does a visit take?',
    longAnswer: 'About two hours. You can rest at any time, and you can stop at any time.',
    bring: 'What should I bring?',
    bringList: ['A list of your medicines', 'Your glasses, if you wear them', 'Something to eat'],
    ride: 'Can someone drive me there?',
    rideAnswer: 'Yes. Call us two days before, and we will send a car.',
    more: 'Read about rest between tests',
    wide: 'What happens if I live far away and cannot travel to a study site because I am too tired or in too much pain?',
  },
  es: {
    long: '¿Cuánto dura una visita?',
    longAnswer: 'Unas dos horas. Puede descansar en cualquier momento y puede parar cuando quiera.',
    bring: '¿Qué debo llevar?',
    bringList: ['Una lista de sus medicamentos', 'Sus lentes, si los usa', 'Algo de comer'],
    ride: '¿Alguien me puede llevar?',
    rideAnswer: 'Sí. Llámenos dos días antes y le enviaremos un auto.',
    more: 'Lea sobre el descanso entre las pruebas',
    wide: '¿Qué pasa si vivo lejos y no puedo viajar hasta un centro del estudio porque tengo demasiado cansancio o dolor?',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  bring: 'ماذا أُحضر معي؟',
  bringList: ['قائمة بأدويتك', 'نظارتك، إن كنت تستخدمها', 'شيء تأكله'],
  ride: 'هل يمكن لأحد أن يوصلني؟',
  rideAnswer: 'نعم. اتصل بنا قبل يومين وسنرسل سيارة.',
};

export default { title: 'Disclosure', component: Disclosure, parameters: { examples } } satisfies Meta<
  typeof Disclosure
>;

export const Closed: StoryObj = {
  render: (_args, context) => {
    const { long, longAnswer } = getSample(context, examples);
    return (
      <Disclosure summary={long}>
        <p>{longAnswer}</p>
      </Disclosure>
    );
  },
};

export const Open: StoryObj = {
  render: (_args, context) => {
    const { bring, bringList } = getSample(context, examples);
    return (
      <Disclosure summary={bring} defaultOpen>
        <ul>
          {bringList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Disclosure>
    );
  },
};

export const WithHeading: StoryObj = {
  render: (_args, context) => {
    const { ride, rideAnswer } = getSample(context, examples);
    return (
      <Disclosure summary={ride} headingLevel={2} id="ride">
        <p>{rideAnswer}</p>
      </Disclosure>
    );
  },
};

export const OneOpenAtATime: StoryObj = {
  render: (_args, context) => {
    const { long, longAnswer, ride, rideAnswer } = getSample(context, examples);
    return (
      <>
        <Disclosure summary={long} name="visit" defaultOpen>
          <p>{longAnswer}</p>
        </Disclosure>
        <Disclosure summary={ride} name="visit">
          <p>{rideAnswer}</p>
        </Disclosure>
      </>
    );
  },
};

export const LongWordsWithALink: StoryObj = {
  render: (_args, context) => {
    const { wide, rideAnswer, more } = getSample(context, examples);
    return (
      <Disclosure summary={wide} id="far-away" defaultOpen>
        <p>{rideAnswer}</p>
        <p>
          <a href="#far-away">{more}</a>
        </p>
      </Disclosure>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Disclosure summary={arabic.bring} headingLevel={2} defaultOpen>
        <ul>
          {arabic.bringList.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure summary={arabic.ride} headingLevel={2}>
        <p>{arabic.rideAnswer}</p>
      </Disclosure>
    </InArabic>
  ),
};
