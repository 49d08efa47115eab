import { fieldMessageId, type FieldError, type FormName } from '@longcovid/content/forms';
import { useIntl } from 'react-intl';

/** Returns the message of an error, the same at the field and in the summary. */
export function useFieldMessages(form: FormName): (error: FieldError) => string {
  const intl = useIntl();
  return (error) => intl.formatMessage({ id: fieldMessageId(form, error) });
}
