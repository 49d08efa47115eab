import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { HeaderNavigation, type NavigationItem } from './HeaderNavigation.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    label: 'Main',
    menu: 'Menu',
    home: 'Home',
    take: 'Taking part',
    adults: 'Adults',
    children: 'Babies, children and young adults',
    questions: 'Questions and answers',
    about: 'About us',
    people: 'People who speak for participants',
    numbers: 'By the numbers',
    news: 'Stay informed',
  },
  es: {
    label: 'Principal',
    menu: 'Menú',
    home: 'Inicio',
    take: 'Participar',
    adults: 'Personas adultas',
    children: 'Bebés, niños y jóvenes',
    questions: 'Preguntas y respuestas',
    about: 'Quiénes somos',
    people: 'Personas que hablan por los participantes',
    numbers: 'En cifras',
    news: 'Manténgase al tanto',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  label: 'القائمة الرئيسية',
  menu: 'القائمة',
  home: 'الصفحة الرئيسية',
  take: 'المشاركة',
  adults: 'البالغون',
  children: 'الرضّع والأطفال والشباب',
  questions: 'أسئلة وأجوبة',
  about: 'من نحن',
  people: 'المتحدثون باسم المشاركين',
  numbers: 'بالأرقام',
  news: 'ابقَ على اطلاع',
};

export default {
  title: 'HeaderNavigation',
  component: HeaderNavigation,
  parameters: { examples },
} satisfies Meta<typeof HeaderNavigation>;

const createItems = (text: typeof arabic): NavigationItem[] => [
  { label: text.home, href: '#home' },
  {
    label: text.take,
    links: [
      { label: text.adults, href: '#adults' },
      { label: text.children, href: '#children', current: true },
      { label: text.questions, href: '#questions' },
    ],
  },
  {
    label: text.about,
    links: [
      { label: text.people, href: '#people' },
      { label: text.numbers, href: '#numbers' },
    ],
  },
  { label: text.news, href: '#news' },
];

export const LinksAndGroups: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return <HeaderNavigation label={text.label} menuLabel={text.menu} items={createItems(text)} />;
  },
};

export const LinksOnly: StoryObj = {
  render: (_args, context) => {
    const { label, menu, home, about, news } = getSample(context, examples);
    const items = [
      { label: home, href: '#home', current: true },
      { label: about, href: '#about' },
      { label: news, href: '#news' },
    ];
    return <HeaderNavigation label={label} menuLabel={menu} items={items} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <HeaderNavigation label={arabic.label} menuLabel={arabic.menu} items={createItems(arabic)} />
    </InArabic>
  ),
};
