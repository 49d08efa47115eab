import type { FormState } from '@longcovid/content/forms';

import * as styles from './Form.css.ts';

/** The hidden fields of a form: those of this attempt, and a honeypot. */
export function HiddenFields({ state }: { state: FormState | undefined }) {
  return (
    <>
      {state && <input type="hidden" name="key" value={state.key} />}
      {state && <input type="hidden" name="token" value={state.token} />}
      <div className={styles.honeypot} aria-hidden="true">
        <input name="nickname" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  );
}
