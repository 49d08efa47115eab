import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getStoryLocale, getSample } from '../../../.storybook/sample.ts';
import { Link } from '../link/index.ts';
import { arabic, examples } from './Footer.examples.ts';
import { Footer, type FooterProps } from './Footer.tsx';

export default { title: 'Footer', component: Footer } satisfies Meta<typeof Footer>;

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
