import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';

/** Messages of a field, and of the number in it. Numbers are formatted for the reader's language. */
export type NumberFieldMessages = FieldMessages & NumberMessages;

export type NumberMessages = {
  /** Error of a required number without any text. */
  empty: string;
  /** Error of a text that is no number, with an example of how to write one. */
  notANumber: (example: string) => string;
  /** Error of a number beyond its limits, where there are two. */
  range: (min: string, max: string) => string;
  /** Error of a number that is too low, where there is no other limit. */
  atLeast: (min: string) => string;
  /** Error of a number that is too high, where there is no other limit. */
  atMost: (max: string) => string;
  /** Asks which of two numbers is meant. */
  didYouMean: (one: string, other: string) => string;
};

/** 8, 80, 800, 11 and 11,000 begin with the sound of “o”. */
const orInSpanish = (number: string) => (/^(?:8|11(?!\d))/.test(number) ? 'u' : 'o');

/** Messages of the number. */
export const numberMessages: BuiltInMessages<NumberMessages> = {
  en: {
    empty: 'Please enter a number',
    notANumber: (example) => `Please enter the number in digits, such as ${example}`,
    range: (min, max) => `Please enter a number from ${min} to ${max}`,
    atLeast: (min) => `Please enter ${min} or more`,
    atMost: (max) => `Please enter ${max} or less`,
    didYouMean: (one, other) => `Did you mean ${one} or ${other}?`,
  },
  es: {
    empty: 'Escriba un número',
    notANumber: (example) => `Escriba el número con cifras, por ejemplo ${example}`,
    range: (min, max) => `Escriba un número de ${min} a ${max}`,
    atLeast: (min) => `Escriba ${min} o más`,
    atMost: (max) => `Escriba ${max} o menos`,
    didYouMean: (one, other) => `¿Quiso decir ${one} ${orInSpanish(other)} ${other}?`,
  },
};
