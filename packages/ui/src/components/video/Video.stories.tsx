import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getSampleLanguage, getSample } from '../../../.storybook/sample.ts';
import englishCaptions from './fixture/visit.en.vtt?url';
import spanishCaptions from './fixture/visit.es.vtt?url';
import film from './fixture/visit.webm?url';
import { Video } from './Video.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    title: 'What happens at a visit',
    transcript: [
      'A nurse opens the door and says: Welcome.',
      'She shows the chair where you can rest.',
      'Nurse: We stop whenever you want.',
    ],
    wide: 'Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopicsilico',
  },
  es: {
    title: 'Qué pasa en una visita',
    transcript: [
      'Una enfermera abre la puerta y dice: Le damos la bienvenida.',
      'Muestra la silla donde usted puede descansar.',
      'Enfermera: Paramos cuando usted quiera.',
    ],
    wide: 'Electroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacionaleselectroencefalografistasinternacional',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  title: 'ماذا يحدث في الزيارة',
  transcript: [
    'تفتح ممرضة الباب وتقول: أهلًا بك.',
    'تشير إلى الكرسي الذي يمكنك أن تستريح فيه.',
    'الممرضة: نتوقف متى شئت.',
  ],
  titleWithoutSound: 'ماذا يحدث في الزيارة، بلا صوت',
};

export default { title: 'Video', component: Video, parameters: { examples } } satisfies Meta<typeof Video>;

/** A door and a chair, as the sample film shows them for two seconds. */
const poster = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><path fill="#E7F1F5" d="M0 0h320v180H0z"/><path fill="none" stroke="#0A4A63" stroke-width="4" d="M60 160V40h60v120M108 100h2M190 160v-40h60v40M190 120V70"/></svg>',
)}`;

const files = {
  sources: [{ src: film, type: 'video/webm' }],
  poster,
  captions: { en: englishCaptions, es: spanishCaptions },
} as const;

const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>);

export const Visit: StoryObj = {
  render: (_args, context) => {
    const { title, transcript } = getSample(context, examples);
    return (
      <Video
        title={title}
        headingLevel={2}
        {...files}
        transcript={paragraphs(transcript)}
        textVersionHref="/visit-as-text"
        describedHref="/visit-described"
      />
    );
  },
};

export const WithoutSound: StoryObj = {
  render: (_args, context) => {
    const { title, transcript } = getSample(context, examples);
    return (
      <Video
        title={title}
        headingLevel={2}
        {...files}
        captions="no-sound"
        transcript={paragraphs(transcript)}
      />
    );
  },
};

export const SpokenInAnotherLanguage: StoryObj = {
  render: (_args, context) => {
    const { title, transcript } = getSample(context, examples);
    return (
      <Video
        title={title}
        headingLevel={3}
        {...files}
        transcript={paragraphs(transcript)}
        spokenLanguage={getSampleLanguage(context) === 'en' ? 'es' : 'en'}
      />
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { wide } = getSample(context, examples);
    return (
      <Video title={wide} headingLevel={2} {...files} transcript={<p>{wide}</p>} textVersionHref="/wide" />
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <Video
        title={arabic.title}
        headingLevel={2}
        {...files}
        transcript={paragraphs(arabic.transcript)}
        textVersionHref="/visit-as-text"
        describedHref="/visit-described"
        spokenLanguage="en"
      />
      <Video
        title={arabic.titleWithoutSound}
        headingLevel={2}
        {...files}
        captions="no-sound"
        transcript={paragraphs(arabic.transcript)}
      />
    </InArabic>
  ),
};
