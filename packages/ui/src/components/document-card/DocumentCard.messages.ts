import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/**
 * How far a file has been made for screen readers. checked: tagged, and read through with one by a person · tagged:
 * headings, lists and language are marked · untagged: nothing is.
 */
export type DocumentAccess = 'checked' | 'tagged' | 'untagged';

/** The messages of a document card. */
export type DocumentCardMessages = {
  language: string;
  length: string;
  version: string;
  screenReaders: string;
  /** How far the file has been made for screen readers. */
  access: Record<DocumentAccess, string>;
  pages: (count: number) => string;
  /** Leads to the same text as a web page. */
  web: string;
  /** Leads to the file. */
  download: (format: string, size: string | undefined) => string;
  /** There is no file. */
  noFile: string;
  /** Before the name of the other language. */
  otherLanguage: string;
  request: string;
};

export const documentCardMessages: BuiltInMessages<DocumentCardMessages> = {
  en: {
    language: 'Language',
    length: 'Length',
    version: 'Version',
    screenReaders: 'Screen readers',
    access: {
      checked: 'works; a person has checked it',
      tagged: 'should work; no person has checked it yet',
      untagged: 'may not work; read the web page, or ask for another format',
    },
    pages: (count) => (count === 1 ? '1 page' : `${count} pages`),
    web: 'Read as a web page',
    download: (format, size) =>
      size === undefined ? `Download (${format})` : `Download (${format}, ${size})`,
    noFile: 'There is no file to download yet.',
    otherLanguage: 'Also in:',
    request: 'Ask for another format',
  },
  es: {
    language: 'Idioma',
    length: 'Extensión',
    version: 'Versión',
    screenReaders: 'Lectores de pantalla',
    access: {
      checked: 'funciona; lo ha revisado una persona',
      tagged: 'debería funcionar; todavía no lo ha revisado una persona',
      untagged: 'puede no funcionar; lea la página web o pida otro formato',
    },
    pages: (count) => (count === 1 ? '1 página' : `${count} páginas`),
    web: 'Leer como página web',
    download: (format, size) =>
      size === undefined ? `Descargar (${format})` : `Descargar (${format}, ${size})`,
    noFile: 'Aún no hay un archivo para descargar.',
    otherLanguage: 'También en:',
    request: 'Pedir otro formato',
  },
};
