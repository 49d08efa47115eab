import { warnDeveloper } from '../../internal/warning.ts';
import { fieldIdIn, type Label } from '../field/index.ts';

/** What is wrong with one field or group. Say what to do. */
export type FormError = {
  /** Name of the field or group. */
  field: string;
  /** Its id, where you gave it one of its own. Default: the one that the form gives to the field of that name. */
  id?: string | undefined;
  message: Label;
};

/** Why a form was not accepted: fields to put right, a problem that is no field's, or both. */
export type ServerErrors = {
  /** In the order of the form. Default: none. */
  errors?: readonly FormError[] | undefined;
  /** A sentence before the list; alone, a problem that is no field's, such as a lost connection. */
  description?: Label | undefined;
};

/** Whether anything failed. */
export const hasErrors = ({ errors = [], description }: ServerErrors): boolean =>
  errors.length > 0 || description !== undefined;

/** The id of the field that an error belongs to. */
export const errorId = (formId: string, { field, id }: FormError): string => id ?? fieldIdIn(formId, field);

const getText = (element: Element | null | undefined) => element?.textContent.trim();

/** Tells a developer of an error that leads nowhere, or that is said in other words beside its field. */
export function checkServerErrors(summary: HTMLElement, { errors = [] }: ServerErrors): void {
  const links = summary.querySelectorAll('a');
  for (const [index, { field }] of errors.entries()) {
    const id = links[index]?.getAttribute('href')?.slice(1) ?? '';
    const inList = getText(links[index]);
    const beside = getText(
      document.getElementById(`${id}-error`)?.querySelector('[data-part="error-message"]'),
    );
    if (!document.getElementById(id)) {
      warnDeveloper('Form', {
        what: `the error of “${field}” leads to no field of that name.`,
        why: 'The link in the list of errors does nothing.',
        todo: 'Give the name of the field or group, and its id too where you gave it one of its own.',
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
