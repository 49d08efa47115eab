import type { FormatNumber } from '../../i18n/format-number.ts';
import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import type { FieldMessages } from '../field/index.ts';

/** Messages of a field, and of the files in it. */
export type FileUploadMessages = FieldMessages & FileMessages;

export type FileMessages = {
  /** A size in thousands or millions of bytes, with at most one digit after the decimal sign. */
  kilobytes: (amount: number) => string;
  megabytes: (amount: number) => string;
  /** What may be chosen; part of the description. A limit that does not exist is undefined. */
  limits: (limits: { maxFiles: number | undefined; maxSize: string | undefined }) => string;
  /** Error of the first file that is too large. */
  tooLarge: (file: { name: string; size: string; maxSize: string }) => string;
  /** Error of more files than allowed. */
  tooMany: (count: { chosen: number; maxFiles: number }) => string;
  /** Names the list of files. */
  chosenFiles: string;
  /** Announced when files were chosen or removed. */
  chosen: (count: number) => string;
  /** Names the button that removes a file, whose name follows. */
  remove: string;
  /** Announced when a file was removed. */
  removed: (name: string) => string;
};

/** Messages of the files. */
export const createFileMessages = (formatNumber: FormatNumber): BuiltInMessages<FileMessages> => {
  const inEnglish = (count: number) => (count === 1 ? '1 file' : `${formatNumber(count)} files`);
  const inSpanish = (count: number) => (count === 1 ? '1 archivo' : `${formatNumber(count)} archivos`);
  const kilobytes = (amount: number) => `${formatNumber(amount)} kB`;
  const megabytes = (amount: number) => `${formatNumber(amount)} MB`;
  return {
    en: {
      kilobytes,
      megabytes,
      limits: ({ maxFiles, maxSize }) => {
        if (maxFiles === undefined) return `At most ${maxSize}.`;
        return `At most ${inEnglish(maxFiles)}${maxSize === undefined ? '' : `, each at most ${maxSize}`}.`;
      },
      tooLarge: ({ name, size, maxSize }) =>
        `“${name}” is too large: it is ${size}, and the limit is ${maxSize}`,
      tooMany: ({ chosen, maxFiles }) =>
        `You chose ${inEnglish(chosen)}; choose at most ${formatNumber(maxFiles)}`,
      chosenFiles: 'Chosen files',
      chosen: (count) => (count === 0 ? 'No file chosen.' : `${inEnglish(count)} chosen.`),
      remove: 'Remove',
      removed: (name) => `${name} removed.`,
    },
    es: {
      kilobytes,
      megabytes,
      limits: ({ maxFiles, maxSize }) => {
        if (maxFiles === undefined) return `Como máximo ${maxSize}.`;
        return `Como máximo ${inSpanish(maxFiles)}${maxSize === undefined ? '' : `, de ${maxSize} cada uno`}.`;
      },
      tooLarge: ({ name, size, maxSize }) =>
        `“${name}” es demasiado grande: mide ${size} y el límite es ${maxSize}`,
      tooMany: ({ chosen, maxFiles }) =>
        `Eligió ${inSpanish(chosen)}; elija ${formatNumber(maxFiles)} como máximo`,
      chosenFiles: 'Archivos elegidos',
      chosen: (count) =>
        count === 0
          ? 'Ningún archivo elegido.'
          : `${inSpanish(count)} ${count === 1 ? 'elegido' : 'elegidos'}.`,
      remove: 'Quitar',
      removed: (name) => `Se quitó ${name}.`,
    },
  };
};
