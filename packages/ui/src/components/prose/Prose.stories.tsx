import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Prose } from './Prose.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    title: 'Rest and recovery',
    lead: 'Many people with Long COVID feel worse after effort. Rest before you are tired.',
    ways: 'Ways to rest',
    list: ['Plan one thing a day.', 'Sit down when you can.', 'Ask for help with heavy things.'],
    steps: ['Stop.', 'Lie down in a quiet room.', 'Begin again slowly.'],
    quote: 'I learned to stop before I had to.',
    by: 'A person who takes part',
    caption: 'Hours of rest in a week',
    day: 'Day',
    hours: 'Hours',
    monday: 'Monday',
    term: 'Pacing',
    meaning: 'To share out your energy over the day.',
    link: 'Read more about rest',
    sub: 'At work',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Descanso y recuperación',
    lead: 'Muchas personas con COVID persistente se sienten peor después de un esfuerzo. Descanse antes de cansarse.',
    ways: 'Maneras de descansar',
    list: ['Planee una cosa al día.', 'Siéntese cuando pueda.', 'Pida ayuda con las cosas pesadas.'],
    steps: ['Deténgase.', 'Acuéstese en un cuarto tranquilo.', 'Empiece de nuevo poco a poco.'],
    quote: 'Aprendí a parar antes de tener que hacerlo.',
    by: 'Una persona que participa',
    caption: 'Horas de descanso en una semana',
    day: 'Día',
    hours: 'Horas',
    monday: 'Lunes',
    term: 'Dosificar la energía',
    meaning: 'Repartir su energía a lo largo del día.',
    link: 'Lea más sobre el descanso',
    sub: 'En el trabajo',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  title: 'الراحة والتعافي',
  lead: 'يشعر كثير من المصابين بكوفيد طويل الأمد بالسوء بعد بذل الجهد. استرح قبل أن تتعب.',
  ways: 'طرق الراحة',
  list: ['خطط لأمر واحد في اليوم.', 'اجلس عندما تستطيع.', 'اطلب المساعدة في الأشياء الثقيلة.'],
  steps: ['توقف.', 'استلقِ في غرفة هادئة.', 'ابدأ من جديد ببطء.'],
  quote: 'تعلمت أن أتوقف قبل أن أضطر إلى ذلك.',
  by: 'أحد المشاركين',
  caption: 'ساعات الراحة في أسبوع',
  day: 'اليوم',
  hours: 'الساعات',
  monday: 'الاثنين',
  term: 'تنظيم الجهد',
  meaning: 'أن توزع طاقتك على مدار اليوم.',
  link: 'اقرأ المزيد عن الراحة',
  sub: 'في العمل',
};

export default { title: 'Prose', component: Prose, parameters: { examples } } satisfies Meta<typeof Prose>;

type Sample = typeof arabic;

function Article({ text }: { text: Sample }) {
  return (
    <Prose>
      <h2>{text.title}</h2>
      <p>{text.lead}</p>
      <h3>{text.ways}</h3>
      <ul>
        {text.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ol>
        {text.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{text.sub}</h3>
      <dl>
        <dt>{text.term}</dt>
        <dd>{text.meaning}</dd>
      </dl>
      <blockquote>
        <p>{text.quote}</p>
        <p>{text.by}</p>
      </blockquote>
      <table>
        <caption>{text.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{text.day}</th>
            <th scope="col">{text.hours}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.monday}</th>
            <td>3</td>
          </tr>
        </tbody>
      </table>
      <p>
        <a href="https://example.org/rest">{text.link}</a>
      </p>
    </Prose>
  );
}

export const LongText: StoryObj = {
  render: (_args, context) => <Article text={getSample(context, examples)} />,
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Article text={arabic} />
    </InArabic>
  ),
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    return (
      <Prose>
        <h2>{wide}</h2>
        <p>{wide}</p>
        <ul>
          <li>{wide}</li>
        </ul>
        <table>
          <tbody>
            <tr>
              <th scope="row">{wide}</th>
              <td>{wide}</td>
            </tr>
          </tbody>
        </table>
        <pre>{wide}</pre>
      </Prose>
    );
  },
};
