import { fieldMessageId, type FieldError, type FormName } from '@longcovid/content/forms';
import { useIntl } from 'react-intl';

/** Gives the sentence of an error: the same words beside the field and in the summary. */
export function useFieldMessages(form: FormName): (error: FieldError) => string {
  const intl = useIntl();
  return (error) => intl.formatMessage({ id: fieldMessageId(form, error) });
}
