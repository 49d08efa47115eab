export { Form, type FormProps } from './Form.tsx';
export type { FormError, ServerErrors } from './form-errors.ts';
export type { FormMessages } from './Form.messages.ts';
