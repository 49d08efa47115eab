import type { FormatNumber } from '../../i18n/format-number.ts';
import type { BuiltInMessages } from '../../i18n/useMessages.ts';

/** How many places a group has, and how many of them are open. */
export type PlaceCounts = { count: number; open: number };

/** The text of a map itself, with the accessible names of its parts. */
export type RegionMapMessages = {
  /** Names of the parts. */
  controls: string;
  picture: string;
  places: string;
  zoomIn: string;
  zoomOut: string;
  wholeMap: string;
  /** Shown when a button that moves the map is pointed at; the longer ones are their names. */
  up: string;
  down: string;
  left: string;
  right: string;
  moveUp: string;
  moveDown: string;
  moveLeft: string;
  moveRight: string;
  /** The two shapes of a mark, and the mark of several places. */
  open: string;
  closed: string;
  several: string;
  /** Name of the mark of one place. */
  mark: (place: { label: string; tone: string; detail: string | undefined }) => string;
  /** Names of the mark of several places: pressing it zooms in, or lists those on one spot. */
  clusterZooms: (counts: PlaceCounts) => string;
  clusterLists: (counts: PlaceCounts) => string;
  /** Title of that list, what it leaves out, and the button that closes it. */
  clusterTitle: (count: number) => string;
  more: (count: number) => string;
  close: string;
  /** What is in view. */
  nothing: string;
  whole: string;
  inView: (counts: { shown: number; total: number }) => string;
  notOnMap: (count: number) => string;
  /** In place of the name of a mark, until one is pointed at or focused. */
  hint: string;
  keys: string;
  notPrinted: string;
};

/** The messages that name what is marked, which are places by default. Replace all of them for another noun. */
export type RegionMapPlaceMessages = Pick<
  RegionMapMessages,
  'places' | 'several' | 'clusterZooms' | 'clusterLists' | 'clusterTitle' | 'inView' | 'notOnMap'
>;

const mark: RegionMapMessages['mark'] = ({ label, tone, detail }) =>
  [label, tone, detail].filter(Boolean).join(', ');

function createEnglish(number: FormatNumber): RegionMapMessages {
  const counts = ({ count, open }: PlaceCounts) => {
    const places = `${number(count)} places`;
    if (open === count) return `${places}, all open`;
    if (open === 0) return `${places}, all closed`;
    return `${places}, ${number(open)} open, ${number(count - open)} closed`;
  };
  return {
    controls: 'Map controls',
    picture: 'Picture of the map',
    places: 'Places on the map',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    wholeMap: 'Whole map',
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moveLeft: 'Move left',
    moveRight: 'Move right',
    open: 'Open',
    closed: 'Closed',
    several: 'Several places: the number says how many',
    mark,
    clusterZooms: (at) => `${counts(at)}. Zoom in.`,
    clusterLists: (at) => `${counts(at)}. Show them as a list.`,
    clusterTitle: (count) => `${number(count)} places stand on this spot`,
    more: (count) => `And ${number(count)} more. The list has them all.`,
    close: 'Close',
    nothing: 'There is nothing to show on the map.',
    whole: 'The whole map is in view.',
    inView: ({ shown, total }) => {
      if (shown === 0) return 'No place is in view. Choose “Whole map” to see them again.';
      const places = `${number(shown)} of ${number(total)} ${total === 1 ? 'place' : 'places'}`;
      return `${places} ${shown === 1 ? 'is' : 'are'} in view.`;
    },
    notOnMap: (count) =>
      count === 1
        ? '1 place is not on this map. The list has it.'
        : `${number(count)} places are not on this map. The list has them.`,
    hint: 'Point at a mark, or go to it with the keys, to read its name here.',
    keys: 'Keys: Tab goes to controls, picture and marks. Arrows go to the next mark, or move the picture. + and − zoom, 0 shows the whole map.',
    notPrinted: 'The map is not printed. The list has all that it shows.',
  };
}

function createSpanish(number: FormatNumber): RegionMapMessages {
  const counts = ({ count, open }: PlaceCounts) => {
    const of = (amount: number, one: string, many: string) =>
      `${number(amount)} ${amount === 1 ? one : many}`;
    const places = of(count, 'lugar', 'lugares');
    if (open === count) return `${places}, todos abiertos`;
    if (open === 0) return `${places}, todos cerrados`;
    return `${places}, ${of(open, 'abierto', 'abiertos')}, ${of(count - open, 'cerrado', 'cerrados')}`;
  };
  return {
    controls: 'Controles del mapa',
    picture: 'Imagen del mapa',
    places: 'Lugares en el mapa',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    wholeMap: 'Todo el mapa',
    up: 'Arriba',
    down: 'Abajo',
    left: 'Izquierda',
    right: 'Derecha',
    moveUp: 'Mover hacia arriba',
    moveDown: 'Mover hacia abajo',
    moveLeft: 'Mover hacia la izquierda',
    moveRight: 'Mover hacia la derecha',
    open: 'Abierto',
    closed: 'Cerrado',
    several: 'Varios lugares: el número dice cuántos',
    mark,
    clusterZooms: (at) => `${counts(at)}. Acercar.`,
    clusterLists: (at) => `${counts(at)}. Mostrarlos en una lista.`,
    clusterTitle: (count) => `Hay ${number(count)} lugares en este punto`,
    more: (count) => `Y ${number(count)} más. La lista lo incluye todo.`,
    close: 'Cerrar',
    nothing: 'No hay nada que mostrar en el mapa.',
    whole: 'Se ve todo el mapa.',
    inView: ({ shown, total }) => {
      if (shown === 0) return 'No se ve ningún lugar. Elija “Todo el mapa” para verlos otra vez.';
      const places = `${number(shown)} de ${number(total)} ${total === 1 ? 'lugar' : 'lugares'}`;
      return `${shown === 1 ? 'Se ve' : 'Se ven'} ${places}.`;
    },
    notOnMap: (count) =>
      count === 1
        ? '1 lugar no está en este mapa. La lista sí lo incluye.'
        : `${number(count)} lugares no están en este mapa. La lista sí los incluye.`,
    hint: 'Apunte a una marca, o llegue a ella con las teclas, para leer aquí su nombre.',
    keys: 'Teclas: Tab va a controles, imagen y marcas. Las flechas pasan a la siguiente marca o mueven la imagen. + y − acercan y alejan, 0 muestra todo el mapa.',
    notPrinted: 'El mapa no se imprime. La lista incluye todo lo que muestra.',
  };
}

/** The messages in each language of the package. */
export const createRegionMapMessages = (number: FormatNumber): BuiltInMessages<RegionMapMessages> => ({
  en: createEnglish(number),
  es: createSpanish(number),
});
