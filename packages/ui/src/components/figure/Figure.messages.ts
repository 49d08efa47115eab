import type { BuiltInMessages } from '../../i18n/useMessages.ts';
import { getPhrases, type Phrases } from '../../figure-data/phrases.ts';

/** The text of a figure itself, beside the text that describes its data. */
export type FigureMessages = {
  /** What the sentences about the data are made of. */
  phrases: Phrases;
  keyPoints: string;
  skip: (title: string) => string;
  end: (title: string) => string;
  pictureShows: (counts: { shown: string; total: string }) => string;
  noData: string;
  /** Summary of the disclosure of a compact figure. */
  details: string;
  /** The same without key points. */
  tableAndFiles: string;
  range: string;
  source: string;
  asOf: string;
  method: string;
  notes: string;
  tools: (title: string) => string;
  plainView: string;
  csv: string;
  png: string;
  saved: (file: string) => string;
  pngFailed: string;
};

/** The messages of a figure in each language of the package. */
export const figureMessages: BuiltInMessages<FigureMessages> = {
  en: {
    phrases: getPhrases('en'),
    keyPoints: 'Key points',
    skip: (title) => `Skip figure: ${title}`,
    end: (title) => `End of figure: ${title}`,
    pictureShows: ({ shown, total }) =>
      `The picture shows the ${shown} largest of ${total}. The table has them all.`,
    noData: 'There is no data to show.',
    details: 'Table, key points, and files',
    tableAndFiles: 'Table and files',
    range: 'Ranges',
    source: 'Source',
    asOf: 'Date of the data',
    method: 'How the numbers were made',
    notes: 'Notes',
    tools: (title) => `Tools for this figure: ${title}`,
    plainView: 'Calm view',
    csv: 'Save numbers (CSV)',
    png: 'Save picture (PNG)',
    saved: (file) => `Saved: ${file}`,
    pngFailed: 'The picture could not be made. You can save the numbers, or take a screenshot.',
  },
  es: {
    phrases: getPhrases('es'),
    keyPoints: 'Puntos clave',
    skip: (title) => `Saltar la figura: ${title}`,
    end: (title) => `Fin de la figura: ${title}`,
    pictureShows: ({ shown, total }) =>
      `La imagen muestra los ${shown} más grandes de ${total}. La tabla los tiene todos.`,
    noData: 'No hay datos que mostrar.',
    details: 'Tabla, puntos clave y archivos',
    tableAndFiles: 'Tabla y archivos',
    range: 'Rangos',
    source: 'Fuente',
    asOf: 'Fecha de los datos',
    method: 'Cómo se obtuvieron los números',
    notes: 'Notas',
    tools: (title) => `Herramientas de esta figura: ${title}`,
    plainView: 'Vista sencilla',
    csv: 'Guardar números (CSV)',
    png: 'Guardar imagen (PNG)',
    saved: (file) => `Guardado: ${file}`,
    pngFailed: 'No se pudo crear la imagen. Puede guardar los números o hacer una captura de pantalla.',
  },
};
