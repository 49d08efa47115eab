import type { Meta, StoryObj } from '@storybook/react-vite';
import { getSample } from '../../../.storybook/sample.ts';
import { examples } from './HeaderNavigation.examples.ts';
import { HeaderNavigation } from './HeaderNavigation.tsx';

export default { title: 'HeaderNavigation', component: HeaderNavigation } satisfies Meta<
  typeof HeaderNavigation
>;

export const LinksAndGroups: StoryObj = {
  render: (_args, context) => {
    const { label, menu, home, take, adults, children, questions, about, people, numbers, news } = getSample(
      context,
      examples,
    );
    const items = [
      { label: home, href: '#home' },
      {
        label: take,
        links: [
          { label: adults, href: '#adults' },
          { label: children, href: '#children', current: true },
          { label: questions, href: '#questions' },
        ],
      },
      {
        label: about,
        links: [
          { label: people, href: '#people' },
          { label: numbers, href: '#numbers' },
        ],
      },
      { label: news, href: '#news' },
    ];
    return <HeaderNavigation label={label} menuLabel={menu} items={items} />;
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
