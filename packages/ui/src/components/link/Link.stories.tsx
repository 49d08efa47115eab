import type { Meta, StoryObj } from '@storybook/react-vite';
import { InArabic } from '../../../.storybook/InArabic.tsx';
import { getStoryLocale, getSample } from '../../../.storybook/sample.ts';
import { Link } from './Link.tsx';

/** Sample text of the stories. */
const examples = {
  en: {
    before: 'Before you decide,',
    read: 'read who can join',
    after: 'or ask someone you trust.',
    all: 'See all study sites',
    join: 'Ask to join',
    call: 'Call the study team',
    survey: 'Feedback survey',
    otherLanguage: 'Resumen en español',
    long: 'Read what the study found about Pneumonoultramicroscopicsilicovolcanoconiosispneumonoultramicroscopic illness',
  },
  es: {
    before: 'Antes de decidir,',
    read: 'lea quién puede participar',
    after: 'o pregunte a alguien de confianza.',
    all: 'Ver todos los centros del estudio',
    join: 'Pedir participar',
    call: 'Llamar al equipo del estudio',
    survey: 'Encuesta de opinión',
    otherLanguage: 'Summary in English',
    long: 'Lea lo que el estudio encontró sobre electroencefalografistasinternacionaleselectroencefalografistas y más',
  },
};

/** Sample text of the story in Arabic. */
const arabic = {
  before: 'قبل أن تقرر،',
  read: 'اقرأ من يمكنه المشاركة',
  after: 'أو اسأل شخصًا تثق به.',
  all: 'عرض كل مراكز الدراسة',
  survey: 'استبيان الرأي',
  otherLanguage: 'Summary in English',
};

export default { title: 'Link', component: Link, parameters: { examples } } satisfies Meta<typeof Link>;

export const InASentence: StoryObj = {
  render: (_args, context) => {
    const { before, read, after } = getSample(context, examples);
    return (
      <p>
        {before} <Link href="#who">{read}</Link> {after}
      </p>
    );
  },
};

export const Standalone: StoryObj = {
  render: (_args, context) => (
    <Link href="#all" variant="standalone">
      {getSample(context, examples).all}
    </Link>
  ),
};

export const Primary: StoryObj = {
  render: (_args, context) => (
    <Link href="#join" variant="primary">
      {getSample(context, examples).join}
    </Link>
  ),
};

export const Secondary: StoryObj = {
  render: (_args, context) => (
    <Link href="tel:+18005550199" variant="secondary">
      {getSample(context, examples).call}
    </Link>
  ),
};

export const InANewWindow: StoryObj = {
  render: (_args, context) => (
    <Link href="https://example.org/survey" variant="standalone" isNewWindow>
      {getSample(context, examples).survey}
    </Link>
  ),
};

export const InAnotherLanguageAndANewWindow: StoryObj = {
  render: (_args, context) => {
    const other = getStoryLocale(context) === 'en' ? 'es' : 'en';
    return (
      <Link href="https://example.org/summary" hrefLang={other} lang={other} isNewWindow>
        {getSample(context, examples).otherLanguage}
      </Link>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = getSample(context, examples);
    return (
      <>
        <p>
          <Link href="#long">{long}</Link>
        </p>
        <p>
          <Link href="#long" variant="standalone" isNewWindow>
            {long}
          </Link>
        </p>
        <p>
          <Link href="#long" variant="primary">
            {long}
          </Link>
        </p>
        <p>
          <Link href="#long" variant="secondary" isNewWindow>
            {long}
          </Link>
        </p>
      </>
    );
  },
};

export const Arabic: StoryObj = {
  render: () => (
    <InArabic>
      <p>
        {arabic.before} <Link href="#who">{arabic.read}</Link> {arabic.after}
      </p>
      <p>
        <Link href="#all" variant="standalone">
          {arabic.all}
        </Link>
      </p>
      <p>
        <Link href="https://example.org/survey" variant="standalone" isNewWindow>
          {arabic.survey}
        </Link>
      </p>
      <p>
        <Link href="https://example.org/summary" hrefLang="en" lang="en" isNewWindow>
          {arabic.otherLanguage}
        </Link>
      </p>
    </InArabic>
  ),
};
