import type { Locale } from '@longcovid/content';
import { LOCALES } from '@longcovid/content';
import type { FormName, FormState } from '@longcovid/content/forms';
import {
  CONTACT_MESSAGE_ERRORS,
  FOR_MYSELF,
  JOIN_REQUEST_ERRORS,
  controlName,
  readContactForm,
  readJoinForm,
} from '@longcovid/content/forms';
import { accept } from '../intake/accept.ts';
import type { Intake, Outcome, Submission } from '../intake/accept.ts';
import type { IntakeForm } from '../intake/forms.ts';
import { contactForm, joinForm } from '../intake/forms.ts';

/** A page with a form that the service takes without script. */
export type WebForm = {
  name: FormName;
  /** Which page's form it is. */
  page: FormState['form'];
  /** The names of its controls: those that the rules of the form list, and those that only change the form. */
  controls: readonly string[];
  submit: (
    intake: Intake,
    fields: URLSearchParams,
    rest: Omit<Submission<never>, 'input'>,
  ) => Promise<Outcome>;
};

function webForm<Input>(
  form: IntakeForm<Input>,
  read: (fields: URLSearchParams) => Input,
  rules: Readonly<Record<string, unknown>>,
  otherControls: readonly string[] = [],
): WebForm {
  return {
    name: form.name,
    page: form.kind,
    controls: [...Object.keys(rules).map(controlName), ...otherControls],
    submit: (intake, fields, rest) => accept(intake, form, { ...rest, input: read(fields) }),
  };
}

const AT: Readonly<Record<string, WebForm>> = {
  '/join': webForm(joinForm, readJoinForm, JOIN_REQUEST_ERRORS, [FOR_MYSELF]),
  '/contact': webForm(contactForm, readContactForm, CONTACT_MESSAGE_ERRORS),
};

const addressOf = (locale: Locale, path: string): string => (locale === 'en' ? path : `/${locale}${path}`);

/** The forms by the address of their page, in every language. */
export const WEB_FORMS: ReadonlyMap<string, WebForm> = new Map(
  LOCALES.flatMap((locale) =>
    Object.entries(AT).map(([path, form]) => [addressOf(locale, path), form] as const),
  ),
);
