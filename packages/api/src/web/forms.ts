import { LOCALES } from '@longcovid/content';
import type { FormName, FormState } from '@longcovid/content/forms';
import {
  ALERT_REQUEST_ERRORS,
  CONTACT_MESSAGE_ERRORS,
  FOR_MYSELF,
  JOIN_REQUEST_ERRORS,
  controlName,
  readAlertForm,
  readContactForm,
  readJoinForm,
} from '@longcovid/content/forms';
import { accept } from '../intake/accept.ts';
import type { IntakeContext, Outcome, Submission } from '../intake/accept.ts';
import type { IntakeForm } from '../intake/forms.ts';
import { alertForm, contactForm, joinForm } from '../intake/forms.ts';
import { localizePath } from './site-urls.ts';

/** A form that works without script. */
export type WebForm = {
  name: FormName;
  /** The form of the page's state. */
  kind: FormState['form'];
  /** The names of its controls: those of the form's rules, and those that only change the form. */
  controlNames: readonly string[];
  submit: (
    intake: IntakeContext,
    fields: URLSearchParams,
    rest: Omit<Submission<never>, 'input'>,
  ) => Promise<Outcome>;
};

function createWebForm<Input>(
  form: IntakeForm<Input>,
  read: (fields: URLSearchParams) => Input,
  rules: Readonly<Record<string, unknown>>,
  otherControls: readonly string[] = [],
): WebForm {
  return {
    name: form.name,
    kind: form.kind,
    controlNames: [...Object.keys(rules).map(controlName), ...otherControls],
    submit: (intake, fields, rest) => accept(intake, form, { ...rest, input: read(fields) }),
  };
}

const FORMS_BY_PATH: Readonly<Record<string, WebForm>> = {
  '/join': createWebForm(joinForm, readJoinForm, JOIN_REQUEST_ERRORS, [FOR_MYSELF]),
  '/contact': createWebForm(contactForm, readContactForm, CONTACT_MESSAGE_ERRORS),
  '/alerts': createWebForm(alertForm, readAlertForm, ALERT_REQUEST_ERRORS),
};

/** The path of the confirmation of a form. */
export const getConfirmationPath = (path: string): string => `${path}/sent`;

/** The forms by the path of their page, in every language. */
export const WEB_FORMS: ReadonlyMap<string, WebForm> = new Map(
  LOCALES.flatMap((locale) =>
    Object.entries(FORMS_BY_PATH).map(([path, form]) => [localizePath(locale, path), form] as const),
  ),
);
