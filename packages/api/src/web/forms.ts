import type { Locale } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import type { FormName, FormState } from '@longcovid/content/forms';
import { readContactForm, readJoinForm } from '@longcovid/content/forms';
import { accept } from '../intake/accept.ts';
import type { Intake, Outcome, Submission } from '../intake/accept.ts';
import type { IntakeForm } from '../intake/forms.ts';
import { contactForm, joinForm } from '../intake/forms.ts';

/** A page with a form that the service takes without script. */
export type WebForm = {
  name: FormName;
  /** Which page's form it is. */
  page: FormState['form'];
  submit: (
    intake: Intake,
    fields: URLSearchParams,
    rest: Omit<Submission<never>, 'input'>,
  ) => Promise<Outcome>;
};

function webForm<Input>(form: IntakeForm<Input>, read: (fields: URLSearchParams) => Input): WebForm {
  return {
    name: form.name,
    page: form.kind,
    submit: (intake, fields, rest) => accept(intake, form, { ...rest, input: read(fields) }),
  };
}

const AT: Readonly<Record<string, WebForm>> = {
  '/join': webForm(joinForm, readJoinForm),
  '/contact': webForm(contactForm, readContactForm),
};

const addressOf = (locale: Locale, path: string): string => (locale === 'en' ? path : `/${locale}${path}`);

/** The forms by the address of their page, in every language. */
export const WEB_FORMS: ReadonlyMap<string, WebForm> = new Map(
  LOCALES.flatMap((locale) =>
    Object.entries(AT).map(([path, form]) => [addressOf(locale, path), form] as const),
  ),
);
