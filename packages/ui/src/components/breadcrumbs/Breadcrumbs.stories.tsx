import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import type { BreadcrumbPage } from './breadcrumb-list.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    home: 'Home',
    participants: 'For participants',
    children: 'Children',
    journey: 'Journey of young adults who join the second part of the study',
    other: 'Documento en español',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
    text: 'Words of the page.',
  },
  es: {
    home: 'Inicio',
    participants: 'Para los participantes',
    children: 'Niñas y niños',
    journey: 'Recorrido de los adultos jóvenes que se unen a la segunda parte del estudio',
    other: 'Document in English',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
    text: 'Palabras de la página.',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  home: 'الصفحة الرئيسية',
  participants: 'للمشاركين',
  children: 'الأطفال',
};

export default { title: 'Breadcrumbs', component: Breadcrumbs, parameters: { examples } } satisfies Meta<
  typeof Breadcrumbs
>;

type Sample = typeof arabic;

const createPages = (text: Sample): BreadcrumbPage[] => [
  { label: text.home, href: '/' },
  { label: text.participants, href: '/for-participants' },
  { label: text.children, href: '/for-participants/children' },
];

export const Children: StoryObj = {
  render: (_args, context) => <Breadcrumbs pages={createPages(getSample(context, examples))} />,
};

export const LongLastName: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const pages = [...createPages(text), { label: text.journey, href: '/journey' }];
    return <Breadcrumbs pages={pages} />;
  },
};

export const NameInAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    const lang = getSampleLanguage(context) === 'en' ? 'es' : 'en';
    const pages = [
      ...createPages(text).slice(0, 1),
      { label: text.other, href: '/other', lang },
      { label: text.children, href: '/children' },
    ];
    return <Breadcrumbs pages={pages} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    const pages = [1, 2, 3].map((page) => ({ label: wide, href: `/${page}` }));
    return <Breadcrumbs pages={pages} />;
  },
};

export const OneAndNone: StoryObj = {
  render: (_args, context) => {
    const text = getSample(context, examples);
    return (
      <>
        <Breadcrumbs pages={createPages(text).slice(0, 1)} />
        <Breadcrumbs pages={[]} />
        <p>{text.text}</p>
      </>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Breadcrumbs pages={createPages(arabic)} />
    </InArabic>
  ),
};
