/** Words that a step indicator prints or says by itself. */
export type StepIndicatorMessages = {
  /** Before the name of the step. */
  position: (step: number, steps: number) => string;
  /** Names the list of steps. */
  list: string;
  /** Heard after a step that is done. */
  done: string;
  /** Heard after the step where one is. */
  current?: string | undefined;
};

/** Words that a step indicator brings along. */
export const stepIndicatorMessages = {
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
} as const satisfies Record<string, StepIndicatorMessages>;

/** A language that the package brings words for. */
export type StepIndicatorLocale = keyof typeof stepIndicatorMessages;
