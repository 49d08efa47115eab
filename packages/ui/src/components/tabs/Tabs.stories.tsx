import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { LocaleProvider } from '../locale-provider/index.ts';
import { Tabs, type TabsPanel } from './Tabs.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    label: 'Age of participants',
    chart: 'Chart',
    chartText: 'Most people who take part are between 46 and 65 years old.',
    table: 'Table',
    age: 'Age',
    people: 'People',
    young: '18 to 45',
    old: '46 to 65',
    words: 'In words',
    wordsText: 'About four in ten people are younger than 46.',
    link: 'Go to the table',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    none: 'There is nothing to show yet.',
    year: 'Year',
  },
  es: {
    label: 'Edad de los participantes',
    chart: 'Gráfica',
    chartText: 'La mayoría de las personas que participan tiene entre 46 y 65 años.',
    table: 'Tabla',
    age: 'Edad',
    people: 'Personas',
    young: '18 a 45',
    old: '46 a 65',
    words: 'En palabras',
    wordsText: 'Unas cuatro de cada diez personas tienen menos de 46 años.',
    link: 'Ir a la tabla',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    none: 'Todavía no hay nada que mostrar.',
    year: 'Año',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'أعمار المشاركين',
  chart: 'رسم بياني',
  chartText: 'تتراوح أعمار معظم المشاركين بين 46 و65 سنة.',
  table: 'جدول',
  age: 'العمر',
  people: 'الأشخاص',
  young: 'من 18 إلى 45',
  old: 'من 46 إلى 65',
  words: 'بالكلمات',
  wordsText: 'نحو أربعة من كل عشرة أشخاص أعمارهم أقل من 46 سنة.',
};

export default { title: 'Tabs', component: Tabs, parameters: { examples } } satisfies Meta<typeof Tabs>;

type Sample = typeof arabic;

const createPanels = (text: Sample): TabsPanel[] => [
  { id: 'age-chart', title: text.chart, content: <p>{text.chartText}</p> },
  {
    id: 'age-table',
    title: text.table,
    content: (
      <table>
        <thead>
          <tr>
            <th scope="col">{text.age}</th>
            <th scope="col">{text.people}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{text.young}</th>
            <td>5200</td>
          </tr>
          <tr>
            <th scope="row">{text.old}</th>
            <td>7100</td>
          </tr>
        </tbody>
      </table>
    ),
  },
  { id: 'age-words', title: text.words, content: <p>{text.wordsText}</p> },
];

export const ChartTableText: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Tabs label={text.label} panels={createPanels(text)} headingLevel={2} />
        <p>
          <a href="#age-table">{text.link}</a>
        </p>
      </>
    );
  },
};

export const ActivatedByArrows: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <Tabs
        label={text.label}
        panels={createPanels(text)}
        headingLevel={3}
        activation="automatic"
        defaultPanel="age-words"
      />
    );
  },
};

export const NoRoom: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const panels = createPanels(text).map((panel) => ({ ...panel, title: text.wide }));
    return <Tabs label={text.label} panels={panels} headingLevel={2} />;
  },
};

export const One: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <Tabs label={text.label} panels={createPanels(text).slice(0, 1)} headingLevel={2} />;
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Tabs label={text.label} panels={[]} headingLevel={2} />
        <p>{text.none}</p>
      </>
    );
  },
};

export const FiveHundred: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const panels = Array.from({ length: 500 }, (_, index) => ({
      id: `year-${index + 1}`,
      title: `${text.year} ${index + 1}`,
      content: <p>{text.wordsText}</p>,
    }));
    return <Tabs label={text.label} panels={panels} headingLevel={2} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Tabs label={arabic.label} panels={createPanels(arabic)} headingLevel={2} />
    </InArabic>
  ),
};

export const LanguageWithoutMessages: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <LocaleProvider locale="fr">
        <Tabs label={text.label} panels={createPanels(text)} headingLevel={2} />
      </LocaleProvider>
    );
  },
};
