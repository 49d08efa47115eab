import { warnDeveloper } from '../development/warning.ts';
import type { Label } from '../field/index.ts';

/** What is wrong with one field or group. Say what to do. */
export type FormError = {
  /** Id of the field or group; by default that is its name. */
  field: string;
  message: Label;
};

/** Why a form was not accepted: fields to put right, a problem that is no field's, or both. */
export type FormFailure = {
  /** In the order of the form. Default: none. */
  errors?: readonly FormError[] | undefined;
  /** A sentence before the list; alone, a problem that is no field's, such as a lost connection. */
  description?: Label | undefined;
};

/** Whether anything failed. */
export const isFailed = ({ errors = [], description }: FormFailure): boolean =>
  errors.length > 0 || description !== undefined;

const textOf = (element: Element | null | undefined) => element?.textContent.trim();

/** Tells a developer of an error that leads nowhere, or that is said in other words beside its field. */
export function checkFailure(summary: HTMLElement, { errors = [] }: FormFailure): void {
  for (const { field } of errors) {
    const links = [...summary.querySelectorAll('a')];
    const inList = textOf(links.find((link) => link.getAttribute('href') === `#${field}`));
    const beside = textOf(
      document.getElementById(`${field}-error`)?.querySelector('[data-part="error-message"]'),
    );
    if (!document.getElementById(field)) {
      warnDeveloper('Form', {
        what: `the error of “${field}” leads to no field: nothing has that id.`,
        why: 'The link in the list of errors does nothing.',
        todo: 'Give the id of the field, which by default is its name; of a group too.',
      });
    } else if (beside !== inList) {
      warnDeveloper('Form', {
        what: `“${field}” says “${beside ?? ''}” beside it and “${inList ?? ''}” in the list of errors.`,
        why: 'People cannot tell that both are the same problem.',
        todo: 'Put the field inside the Form and give it no error of its own.',
      });
    }
  }
}
