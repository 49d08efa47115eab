import type { FormState } from '@longcovid/content/forms';

import * as styles from './Form.css.ts';

/** What a form carries that is not the visitor's: the marks of this attempt, and a field that only robots fill in. */
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
