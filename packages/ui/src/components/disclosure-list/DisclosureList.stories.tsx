import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { LocaleProvider } from '../locale-provider/index.ts';
import { Announcer } from '../announcer/index.ts';
import { arabic, examples } from './DisclosureList.examples.ts';
import { DisclosureList, type DisclosureListSection } from './DisclosureList.tsx';

export default { title: 'DisclosureList', component: DisclosureList } satisfies Meta<typeof DisclosureList>;

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
