export { Form, type FormProps } from './Form.tsx';
export type { FormError, FormFailure } from './form-errors.ts';
export type { FormLocale, FormWords } from './Form.messages.ts';
