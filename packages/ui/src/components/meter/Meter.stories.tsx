import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import * as styles from './Meter.stories.css.ts';
import { Meter } from './Meter.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    adults: 'Adults enrolled',
    adultsValue: '9,540 of 15,000 people',
    children: 'Children and young adults enrolled',
    childrenValue: '6,000 of 6,000 people',
    childrenComplete: 'Enrollment complete',
    more: 'More than the goal',
    moreValue: '6,312 of 6,000 people',
    none: 'Nobody yet',
    noneValue: '0 of 200 people',
    enroll: 'Enroll the last person',
    almostValue: '199 of 200 people',
    metValue: '200 of 200 people',
    long: 'People with Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    adults: 'Adultos inscritos',
    adultsValue: '9,540 de 15,000 personas',
    children: 'Niños y adultos jóvenes inscritos',
    childrenValue: '6,000 de 6,000 personas',
    childrenComplete: 'Inscripción completa',
    more: 'Más que la meta',
    moreValue: '6,312 de 6,000 personas',
    none: 'Nadie todavía',
    noneValue: '0 de 200 personas',
    enroll: 'Inscribir a la última persona',
    almostValue: '199 de 200 personas',
    metValue: '200 de 200 personas',
    long: 'Personas con electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  adults: 'البالغون المسجلون',
  adultsValue: '9540 من أصل 15000 شخص',
  children: 'الأطفال والشباب المسجلون',
  childrenValue: '6000 من أصل 6000 شخص',
};

export default { title: 'Meter', component: Meter, parameters: { examples } } satisfies Meta<typeof Meter>;

export const OnTheWay: StoryObj = {
  render: (_args, context) => {
    const { adults, adultsValue } = getSample(context, examples);
    return <Meter label={adults} value={9540} max={15000} valueText={adultsValue} />;
  },
};

export const GoalReached: StoryObj = {
  render: (_args, context) => {
    const { children, childrenValue, childrenComplete } = getSample(context, examples);
    return (
      <Meter
        label={children}
        value={6000}
        max={6000}
        valueText={childrenValue}
        messages={{ complete: childrenComplete }}
      />
    );
  },
};

export const MoreThanTheGoal: StoryObj = {
  render: (_args, context) => {
    const { more, moreValue } = getSample(context, examples);
    return <Meter label={more} value={6312} max={6000} valueText={moreValue} />;
  },
};

export const Nobody: StoryObj = {
  render: (_args, context) => {
    const { none, noneValue } = getSample(context, examples);
    return <Meter label={none} value={0} max={200} valueText={noneValue} />;
  },
};

type Sample = (typeof examples)['en'];

function LastPerson({ text }: { text: Sample }) {
  const [isMet, setMet] = useState(false);
  return (
    <div className={styles.samples}>
      <Announcer />
      <Meter
        label={text.adults}
        value={isMet ? 200 : 199}
        max={200}
        valueText={isMet ? text.metValue : text.almostValue}
      />
      <div>
        <Button onClick={() => setMet(true)}>{text.enroll}</Button>
      </div>
      <Meter label={text.children} value={200} max={200} valueText={text.metValue} />
    </div>
  );
}

export const ReachedWhileWatching: StoryObj = {
  render: (_args, context) => <LastPerson text={getSample(context, examples)} />,
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <Meter label={long} value={1} max={1} valueText={long} messages={{ complete: long }} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <div className={styles.samples}>
        <Meter label={arabic.adults} value={9540} max={15000} valueText={arabic.adultsValue} />
        <Meter label={arabic.children} value={6000} max={6000} valueText={arabic.childrenValue} />
      </div>
    </InArabic>
  ),
};
