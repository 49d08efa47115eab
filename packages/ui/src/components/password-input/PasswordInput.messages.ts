import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';

/** Messages of a field, and of its button. */
export type PasswordInputMessages = FieldMessages & VisibilityMessages;

export type VisibilityMessages = {
  /** Names the button that shows the password; the field's label is its description. */
  show: string;
  /** Names the button that hides it. */
  hide: string;
  /** Announced once it is shown. */
  visible: string;
  /** Announced once it is hidden by the button. */
  hidden: string;
};

/** Messages of the button. */
export const visibilityMessages: BuiltInMessages<VisibilityMessages> = {
  en: {
    show: 'Show password',
    hide: 'Hide password',
    visible: 'Your password is visible.',
    hidden: 'Your password is hidden.',
  },
  es: {
    show: 'Mostrar contraseña',
    hide: 'Ocultar contraseña',
    visible: 'Su contraseña está visible.',
    hidden: 'Su contraseña está oculta.',
  },
};
