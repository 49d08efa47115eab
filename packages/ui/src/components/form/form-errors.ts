import { warnDeveloper } from '../../internal/warning.ts';
import { fieldIdIn, type Label } from '../field/index.ts';

/** The error of one field or group. Its message describes how to correct it. */
export type FormError = {
  /** Name of the field or group. */
  field: string;
  /** Its id, where it has an `id` prop. Default: the id that the form gives to the field of that name. */
  id?: string | undefined;
  message: Label;
};

/** Why a form was not accepted: errors of fields, an error that belongs to no field, or both. */
export type ServerErrors = {
  /** In the order of the form. Default: none. */
  errors?: readonly FormError[] | undefined;
  /** A sentence before the list; alone, an error that belongs to no field, such as a lost connection. */
  description?: Label | undefined;
};

/** Whether anything failed. */
export const hasErrors = ({ errors = [], description }: ServerErrors): boolean =>
  errors.length > 0 || description !== undefined;

/** The id of the field that an error belongs to. */
export const errorId = (formId: string, { field, id }: FormError): string => id ?? fieldIdIn(formId, field);

const getText = (element: Element | null | undefined) => element?.textContent.trim();

/** Warns in development of an error that belongs to no field, or that has other text beside its field. */
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
        what: `the error of “${field}” belongs to no field.`,
        why: 'Its link in the error summary does nothing.',
        todo: 'Set `field` to the name of a field or group, and `id` as well if that field has an `id` prop.',
      });
    } else if (beside !== inList) {
      warnDeveloper('Form', {
        what: `“${field}” has the error “${beside ?? ''}” beside it and “${inList ?? ''}” in the error summary.`,
        why: 'People cannot tell that both are the same error.',
        todo: 'Render the field inside the Form, without an `error` prop.',
      });
    }
  }
}
