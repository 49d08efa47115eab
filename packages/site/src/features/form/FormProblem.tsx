import type { FieldError, FormName, FormState, ProblemId } from '@longcovid/content/forms';
import { ErrorSummary } from '@longcovid/ui/error-summary';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';

import { useFieldMessages } from './useFieldMessages.ts';

type Props = {
  ref: Ref<HTMLElement>;
  form: FormName;
  title: string;
  outcome: { problem: ProblemId | null; errors: FieldError[] };
  state: FormState | undefined;
  /** Where to write when nothing else works. */
  email: string;
  /** Id of the control of a field. */
  idOf: (field: string) => string;
};

/** What is wrong with a form as a whole, with a link to each field, at its top. */
export function FormProblem({ ref, form, title, outcome, state, email, idOf }: Props) {
  const intl = useIntl();
  const messageOf = useFieldMessages(form);
  if (!outcome.problem) return null;
  return (
    <ErrorSummary
      ref={ref}
      autoFocus={Boolean(state?.problem)}
      title={title}
      description={intl.formatMessage({ id: `problem.${outcome.problem}` }, { email })}
      errors={outcome.errors.map((error) => ({
        href: `#${idOf(error.field)}`,
        message: messageOf(error),
      }))}
    />
  );
}
