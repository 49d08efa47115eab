import type { Meta, StoryObj } from '@storybook/react-vite';
import { localeOf, words } from '../../../.storybook/sample.ts';
import { examples } from './Link.examples.ts';
import { Link } from './Link.tsx';

export default { title: 'Link', component: Link } satisfies Meta<typeof Link>;

export const InASentence: StoryObj = {
  render: (_args, context) => {
    const { before, read, after } = words(context, examples);
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
      {words(context, examples).all}
    </Link>
  ),
};

export const Primary: StoryObj = {
  render: (_args, context) => (
    <Link href="#join" variant="primary">
      {words(context, examples).join}
    </Link>
  ),
};

export const Secondary: StoryObj = {
  render: (_args, context) => (
    <Link href="tel:+18005550199" variant="secondary">
      {words(context, examples).call}
    </Link>
  ),
};

export const InANewWindow: StoryObj = {
  render: (_args, context) => (
    <Link href="https://example.org/survey" variant="standalone" newWindow locale={localeOf(context)}>
      {words(context, examples).survey}
    </Link>
  ),
};

export const InAnotherLanguageAndANewWindow: StoryObj = {
  render: (_args, context) => {
    const locale = localeOf(context);
    const other = locale === 'en' ? 'es' : 'en';
    return (
      <Link href="https://example.org/summary" hrefLang={other} lang={other} newWindow locale={locale}>
        {words(context, examples).otherLanguage}
      </Link>
    );
  },
};

export const VeryLongWords: StoryObj = {
  render: (_args, context) => {
    const { long } = words(context, examples);
    return (
      <>
        <p>
          <Link href="#long">{long}</Link>
        </p>
        <p>
          <Link href="#long" variant="standalone" newWindow locale={localeOf(context)}>
            {long}
          </Link>
        </p>
        <p>
          <Link href="#long" variant="primary">
            {long}
          </Link>
        </p>
      </>
    );
  },
};

export const RightToLeft: StoryObj = {
  render: (_args, context) => (
    <div dir="rtl">
      <Link href="#all" variant="standalone">
        {words(context, examples).all}
      </Link>
    </div>
  ),
};
