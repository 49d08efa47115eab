import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './HeaderNavigation.examples.ts';
import { HeaderNavigation, type NavigationItem } from './HeaderNavigation.tsx';

export default { title: 'HeaderNavigation', component: HeaderNavigation } satisfies Meta<
  typeof HeaderNavigation
>;

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
