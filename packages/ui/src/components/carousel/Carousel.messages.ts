import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** The text of a carousel itself. */
export type CarouselMessages = {
  /** Names the group of buttons. */
  controls: string;
  previous: string;
  next: string;
  position: (item: number, count: number) => string;
  play: string;
  stop: string;
  showAll: string;
  showOne: string;
};

export const carouselMessages: BuiltInMessages<CarouselMessages> = {
  en: {
    controls: 'Move through the items',
    previous: 'Previous',
    next: 'Next',
    position: (item, count) => `${item} of ${count}`,
    play: 'Play',
    stop: 'Stop',
    showAll: 'Show all',
    showOne: 'Show one at a time',
  },
  es: {
    controls: 'Recorrer los elementos',
    previous: 'Anterior',
    next: 'Siguiente',
    position: (item, count) => `${item} de ${count}`,
    play: 'Reproducir',
    stop: 'Detener',
    showAll: 'Mostrar todo',
    showOne: 'Mostrar de uno en uno',
  },
};
