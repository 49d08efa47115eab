import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSample } from '../../../.storybook/sample.ts';
import { Announcer } from '../announcer/index.ts';
import { FileUpload } from './FileUpload.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    letter: 'Letter from your doctor',
    letterHint: 'A PDF, or a photo taken with your phone.',
    results: 'Your test results',
    missing: 'Please choose a file',
    later: 'You can send it once you have an appointment.',
    long: 'Letter about Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcano',
  },
  es: {
    letter: 'Carta de su médico',
    letterHint: 'Un PDF o una foto hecha con su teléfono.',
    results: 'Sus resultados',
    missing: 'Elija un archivo',
    later: 'Podrá enviarlo cuando tenga una cita.',
    long: 'Carta sobre electroencefalografistasinternacionaleselectroencefalografistasinternacionales',
  },
};

/** Sample text of the story in Arabic. */
const arabic = { letter: 'رسالة من طبيبك', missing: 'اختر ملفًا' };

export default { title: 'FileUpload', component: FileUpload, parameters: { examples } } satisfies Meta<
  typeof FileUpload
>;

export const One: StoryObj = {
  render: (_args, context) => {
    const { letter, letterHint } = getSample(context, examples);
    return (
      <FileUpload
        label={letter}
        name="letter"
        hint={letterHint}
        accept=".pdf,image/*"
        maxBytes={5_000_000}
        isRequired
      />
    );
  },
};

export const Several: StoryObj = {
  render: (_args, context) => (
    <>
      <FileUpload
        label={getSample(context, examples).results}
        name="results"
        multiple
        maxFiles={3}
        maxBytes={500_000}
      />
      <Announcer />
    </>
  ),
};

export const WithError: StoryObj = {
  render: (_args, context) => {
    const { letter, letterHint, missing } = getSample(context, examples);
    return (
      <FileUpload label={letter} name="letter" hint={letterHint} error={missing} multiple maxFiles={3} />
    );
  },
};

export const Disabled: StoryObj = {
  render: (_args, context) => {
    const { letter, later } = getSample(context, examples);
    return <FileUpload label={letter} name="letter" hint={later} isDisabled />;
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return <FileUpload label={long} name="long" hint={long} error={long} headingLevel={2} />;
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <FileUpload
        label={arabic.letter}
        name="letter"
        error={arabic.missing}
        multiple
        maxFiles={3}
        maxBytes={5_000_000}
      />
    </InArabic>
  ),
};
