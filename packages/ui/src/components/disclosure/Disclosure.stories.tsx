import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { arabic, examples } from './Disclosure.examples.ts';
import { Disclosure } from './Disclosure.tsx';

export default { title: 'Disclosure', component: Disclosure } satisfies Meta<typeof Disclosure>;

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
