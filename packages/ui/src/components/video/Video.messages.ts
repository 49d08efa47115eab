import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a video itself. */
export type VideoMessages = {
  /** Summary of the transcript, which opens beside the video. */
  transcript: string;
  /** The same for a film without sound. */
  transcriptWithoutSound: string;
  /** Shown before a film without sound, so that nobody looks for the fault in their own machine. */
  noSound: string;
  /** Leads to a page with the same content as text. */
  textVersion: string;
  /** Leads to the video with spoken descriptions of what is seen. */
  described: string;
  /** Leads to the file itself. */
  download: string;
};

export const videoMessages: BuiltInMessages<VideoMessages> = {
  en: {
    transcript: 'Transcript: what is said and shown',
    transcriptWithoutSound: 'In words: what the video shows',
    noSound: 'This video has no sound.',
    textVersion: 'Read the text version',
    described: 'Watch with audio description',
    download: 'Download the video',
  },
  es: {
    transcript: 'Transcripción: lo que se dice y se muestra',
    transcriptWithoutSound: 'En palabras: lo que muestra el video',
    noSound: 'Este video no tiene sonido.',
    textVersion: 'Leer la versión en texto',
    described: 'Ver el video con audiodescripción',
    download: 'Descargar el video',
  },
};
