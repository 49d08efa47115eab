import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import * as styles from './DocumentCard.stories.css.ts';
import { DocumentCard } from './DocumentCard.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    title: 'Joining the adult study',
    text: 'For adults who think about joining: what you do, what you get, and what you can refuse.',
    consent: 'Consent form for adults',
    edition: 'second edition',
    otherName: 'Español',
    otherTitle: 'Participar en el estudio de adultos',
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Participar en el estudio de adultos',
    text: 'Para adultos que piensan en participar: qué hará, qué recibe y a qué puede decir que no.',
    consent: 'Consentimiento para adultos',
    edition: 'segunda edición',
    otherName: 'English',
    otherTitle: 'Joining the adult study',
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  title: 'الانضمام إلى دراسة البالغين',
  text: 'للبالغين الذين يفكرون في الانضمام: ماذا ستفعل، وعلى ماذا ستحصل، وما الذي يمكنك رفضه.',
  otherName: 'English',
};

export default { title: 'DocumentCard', component: DocumentCard, parameters: { examples } } satisfies Meta<
  typeof DocumentCard
>;

const other = { en: 'es', es: 'en' } as const;
const file = { href: '/pdf/adult-join.pdf', bytes: 24_539, pages: 1, access: 'tagged' } as const;

export const WebPageAndFile: StoryObj = {
  render: (_args, context) => {
    const { title, text, otherName } = getSample(context, examples);
    return (
      <DocumentCard
        title={title}
        headingLevel={2}
        language={getSampleLanguage(context)}
        webHref="/study-materials/adult-join"
        file={file}
        date="2026-11"
        otherLanguage={{
          href: '/study-materials/adult-join/other',
          language: other[getSampleLanguage(context)],
          name: otherName,
        }}
        requestHref="/contact"
      >
        <p>{text}</p>
      </DocumentCard>
    );
  },
};

export const FileOnly: StoryObj = {
  render: (_args, context) => {
    const { consent, edition } = getSample(context, examples);
    return (
      <DocumentCard
        title={consent}
        headingLevel={3}
        language={getSampleLanguage(context)}
        file={{ ...file, bytes: 1_260_000, pages: 12, access: 'untagged' }}
        date="2025-02-13"
        version={edition}
        requestHref="/contact"
      />
    );
  },
};

export const InAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    return (
      <DocumentCard
        title={getSample(context, examples).otherTitle}
        headingLevel={3}
        language={other[getSampleLanguage(context)]}
        webHref="/other"
        file={{ ...file, access: 'checked' }}
      />
    );
  },
};

export const NothingKnown: StoryObj = {
  render: (_args, context) => (
    <DocumentCard
      title={getSample(context, examples).title}
      headingLevel={2}
      language={getSampleLanguage(context)}
    />
  ),
};

export const BadNumbers: StoryObj = {
  render: (_args, context) => (
    <DocumentCard
      title={getSample(context, examples).title}
      headingLevel={2}
      language="no language"
      file={{ href: '/pdf/bad.pdf', bytes: Number.NaN, pages: -3 }}
      date="soon"
    />
  ),
};

export const ManyInAList: StoryObj = {
  render: (_args, context) => {
    const { title, text } = getSample(context, examples);
    return (
      // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
      <ul role="list" className={styles.list}>
        {Array.from({ length: 40 }, (_, index) => (
          <li key={index}>
            <DocumentCard
              title={`${title} ${index + 1}`}
              headingLevel={2}
              language={getSampleLanguage(context)}
              webHref={`/study-materials/${index + 1}`}
              file={{ ...file, pages: index + 1 }}
            >
              <p>{text}</p>
            </DocumentCard>
          </li>
        ))}
      </ul>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    return (
      <DocumentCard
        title={wide}
        headingLevel={2}
        language={getSampleLanguage(context)}
        webHref="/wide"
        file={{ ...file, bytes: 999_999_999_999, pages: 123_456_789 }}
        version={wide}
        requestHref="/contact"
      >
        <p>{wide}</p>
      </DocumentCard>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <DocumentCard
        title={arabic.title}
        headingLevel={2}
        language="ar"
        webHref="/study-materials/adult-join"
        file={file}
        date="2026-11"
        otherLanguage={{ href: '/study-materials/adult-join/en', language: 'en', name: arabic.otherName }}
        requestHref="/contact"
      >
        <p>{arabic.text}</p>
      </DocumentCard>
    </InArabic>
  ),
};
