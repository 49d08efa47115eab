import { createAbsenceRule } from '../absence.ts';

/** Proves that there is no authentication: no password, no code, no captcha. */
export const noLogin = createAbsenceRule({
  id: 'no-login',
  criteria: ['3.3.8'],
  selector:
    'input[type=password], [autocomplete~=one-time-code], [autocomplete~=current-password], [autocomplete~=webauthn], iframe[src*=captcha i], [class*=captcha i] iframe',
  reason: 'Whether authentication needs no cognitive function test needs manual review.',
});
