import { createAbsenceRule } from '../absence.ts';

/** Shows that nobody has to log in, and nothing is paid: no password, no code, no card. */
export const noLogin = createAbsenceRule({
  id: 'no-login',
  criteria: ['3.3.8'],
  selector:
    'input[type=password], [autocomplete~=one-time-code], [autocomplete~=current-password], [autocomplete~=webauthn], iframe[src*=captcha i], [class*=captcha i] iframe',
  reason:
    'Whether a person can log in without remembering, copying or solving anything is for a person to judge.',
});
