import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The messages of a step indicator. */
export type StepIndicatorMessages = {
  /** Before the name of the step. */
  position: (step: number, steps: number) => string;
  /** Names the list of steps. */
  list: string;
  /** Follows a step that is done, for screen readers only. */
  done: string;
  /** Follows the current step, for screen readers only. */
  current: string;
};

export const stepIndicatorMessages: BuiltInMessages<StepIndicatorMessages> = {
  en: {
    position: (step, steps) => `Step ${step} of ${steps}:`,
    list: 'Steps',
    done: 'done',
    current: 'current step',
  },
  es: {
    position: (step, steps) => `Paso ${step} de ${steps}:`,
    list: 'Pasos',
    done: 'hecho',
    current: 'paso actual',
  },
};
