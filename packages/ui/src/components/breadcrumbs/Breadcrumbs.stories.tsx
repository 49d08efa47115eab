import type { Meta, StoryObj } from '@storybook/react-vite';
import { languageOf, localeOf, words } from '../../../.storybook/sample.ts';
import type { BreadcrumbPage } from './breadcrumb-list.ts';
import { examples } from './Breadcrumbs.examples.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

export default { title: 'Breadcrumbs', component: Breadcrumbs } satisfies Meta<typeof Breadcrumbs>;

type Words = (typeof examples)['en'];

const pagesOf = (text: Words): BreadcrumbPage[] => [
  { label: text.home, href: '/' },
  { label: text.participants, href: '/for-participants' },
  { label: text.children, href: '/for-participants/children' },
];

export const Children: StoryObj = {
  render: (_args, context) => (
    <Breadcrumbs pages={pagesOf(words(context, examples))} locale={localeOf(context)} />
  ),
};

export const LongLastName: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const pages = [...pagesOf(text), { label: text.journey, href: '/journey' }];
    return <Breadcrumbs pages={pages} locale={localeOf(context)} />;
  },
};

export const NameInAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    const lang = languageOf(context) === 'en' ? 'es' : 'en';
    const pages = [
      ...pagesOf(text).slice(0, 1),
      { label: text.other, href: '/other', lang },
      { label: text.children, href: '/children' },
    ];
    return <Breadcrumbs pages={pages} locale={localeOf(context)} />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = words(context, examples);
    const pages = [1, 2, 3].map((page) => ({ label: wide, href: `/${page}` }));
    return <Breadcrumbs pages={pages} locale={localeOf(context)} />;
  },
};

export const OneAndNone: StoryObj = {
  render: (_args, context) => {
    const text = words(context, examples);
    return (
      <>
        <Breadcrumbs pages={pagesOf(text).slice(0, 1)} locale={localeOf(context)} />
        <Breadcrumbs pages={[]} locale={localeOf(context)} />
        <p>{text.text}</p>
      </>
    );
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => (
    <div dir="rtl">
      <Breadcrumbs pages={pagesOf(words(context, examples))} locale={localeOf(context)} />
    </div>
  ),
};
