import type { MapArea, MapInset, MapMarker, MapTown, PlaceCounts, RegionMapPlaceMessages } from './index.ts';

/** The sample map: five regions and an island in a frame. The names are the same in both languages. */
export const viewBox = [0, 0, 600, 400] as const;

const outlines = {
  NW: 'M20,30L190,40 200,150 30,170Z',
  N: 'M190,40L400,25 390,140 200,150Z',
  NE: 'M400,25L575,60 540,180 390,140Z',
  SW: 'M30,170L200,150 215,280 60,260Z',
  S: 'M200,150L390,140 380,330 215,280Z',
  IS: 'M470,325l60,-10 20,25 -45,20Z',
};

export const createAreas = (names: Record<keyof typeof outlines, string>): MapArea[] =>
  Object.entries(outlines).map(([code, path]) => ({
    code,
    path,
    name: names[code as keyof typeof outlines],
  }));

export const createInsets = (name: string): MapInset[] => [{ name, x: 440, y: 290, width: 140, height: 95 }];

/** Short names of the regions, in the middle of each. */
const middles = {
  NW: { x: 105, y: 110, width: 120 },
  N: { x: 300, y: 60, width: 180 },
  NE: { x: 480, y: 110, width: 120 },
  SW: { x: 130, y: 215, width: 120 },
  S: { x: 290, y: 200, width: 150 },
  IS: { x: 500, y: 335, width: 5 },
};

/** The same regions with their short names. */
export const createLabeledAreas = (names: Record<keyof typeof outlines, string>): MapArea[] =>
  createAreas(names).map((area) => ({
    ...area,
    label: { text: area.code, ...middles[area.code as keyof typeof middles] },
  }));

export const towns: MapTown[] = [
  { name: 'Alder', x: 330, y: 110 },
  { name: 'Birch', x: 331, y: 111 },
  { name: 'Cedar', x: 130, y: 130 },
];

const spots: Pick<MapMarker, 'id' | 'x' | 'y' | 'tone'>[] = [
  { id: 'pine', x: 290, y: 90, tone: 'open' },
  { id: 'lake', x: 298, y: 96, tone: 'closed' },
  { id: 'hill', x: 110, y: 100, tone: 'open' },
  { id: 'coast', x: 520, y: 110, tone: 'closed' },
  { id: 'mesa', x: 120, y: 210, tone: 'closed' },
  { id: 'river', x: 300, y: 250, tone: 'open' },
  { id: 'island', x: 500, y: 335, tone: 'open' },
];

export const createMarkers = (places: Record<string, { label: string; detail: string }>): MapMarker[] =>
  spots.map((spot) => ({ ...spot, ...(places[spot.id] ?? { label: spot.id }) }));

/** Any number of points, spread without chance and without pattern over the whole map. */
export const manyPoints = (count: number, label: (number: number) => string): MapMarker[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    label: label(index + 1),
    // Multiples of the golden ratio and of the root of two fill a square evenly.
    x: ((index * 0.618_033_988_75) % 1) * viewBox[2],
    y: ((index * 0.414_213_562_37) % 1) * viewBox[3],
    tone: index % 3 === 0 ? 'closed' : 'open',
  }));

const inEnglish = ({ count, open }: PlaceCounts) => `${count} rest houses, ${open} open`;

const english: RegionMapPlaceMessages = {
  places: 'Rest houses on the map',
  several: 'Several rest houses: the number says how many',
  clusterZooms: (counts) => `${inEnglish(counts)}. Zoom in.`,
  clusterLists: (counts) => `${inEnglish(counts)}. Show them as a list.`,
  clusterTitle: (count) => `${count} rest houses are at the same spot`,
  inView: ({ shown, total }) => `Rest houses in view: ${shown} of ${total}.`,
  notOnMap: (count) => `Rest houses that are not on this map, but in the list: ${count}.`,
};

const inSpanish = ({ count, open }: PlaceCounts) => `${count} casas de descanso, ${open} de ellas abiertas`;

const spanish: RegionMapPlaceMessages = {
  places: 'Casas de descanso en el mapa',
  several: 'Varias casas de descanso: el número dice cuántas',
  clusterZooms: (counts) => `${inSpanish(counts)}. Acercar.`,
  clusterLists: (counts) => `${inSpanish(counts)}. Mostrarlas en una lista.`,
  clusterTitle: (count) => `Hay ${count} casas de descanso en este punto`,
  inView: ({ shown, total }) => `Casas de descanso a la vista: ${shown} de ${total}.`,
  notOnMap: (count) => `Casas de descanso que no están en este mapa, pero sí en la lista: ${count}.`,
};

/** Sample text of the stories. */
export const examples = {
  en: {
    label: 'Map of rest houses',
    messages: english,
    list: 'Rest houses, nearest first',
    redo: 'Search again in this part of the map',
    areas: { NW: 'Northwest', N: 'North', NE: 'Northeast', SW: 'Southwest', S: 'South', IS: 'Island' },
    inset: 'Island, drawn nearer',
    places: {
      pine: { label: 'Pine House', detail: '2 miles (3 km) east' },
      lake: { label: 'Lake House', detail: '4 miles (6 km) southeast' },
      hill: { label: 'Hill House', detail: '70 miles (113 km) west' },
      coast: { label: 'Coast House', detail: '95 miles (153 km) east' },
      mesa: { label: 'Mesa House', detail: '98 miles (158 km) southwest' },
      river: { label: 'River House', detail: '110 miles (177 km) south' },
      island: { label: 'Island House', detail: '210 miles (338 km) southeast' },
    },
    here: 'Here stands the house',
    start: 'Maple Street',
    long: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu House',
    numbered: (number: number) => `House ${number}`,
  },
  es: {
    label: 'Mapa de casas de descanso',
    messages: spanish,
    list: 'Casas de descanso, primero la más cercana',
    redo: 'Buscar otra vez en esta parte del mapa',
    areas: { NW: 'Noroeste', N: 'Norte', NE: 'Noreste', SW: 'Suroeste', S: 'Sur', IS: 'Isla' },
    inset: 'Isla, dibujada más cerca',
    places: {
      pine: { label: 'Casa del Pino', detail: 'a 2 millas (3 km) al este' },
      lake: { label: 'Casa del Lago', detail: 'a 4 millas (6 km) al sureste' },
      hill: { label: 'Casa del Cerro', detail: 'a 70 millas (113 km) al oeste' },
      coast: { label: 'Casa de la Costa', detail: 'a 95 millas (153 km) al este' },
      mesa: { label: 'Casa de la Mesa', detail: 'a 98 millas (158 km) al suroeste' },
      river: { label: 'Casa del Río', detail: 'a 110 millas (177 km) al sur' },
      island: { label: 'Casa de la Isla', detail: 'a 210 millas (338 km) al sureste' },
    },
    here: 'Aquí está la casa',
    start: 'Calle Arce',
    long: 'Casa de Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
    numbered: (number: number) => `Casa ${number}`,
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  label: 'خريطة بيوت الراحة',
  list: 'بيوت الراحة، الأقرب أولًا',
  redo: 'البحث من جديد في هذا الجزء من الخريطة',
  areas: {
    NW: 'الشمال الغربي',
    N: 'الشمال',
    NE: 'الشمال الشرقي',
    SW: 'الجنوب الغربي',
    S: 'الجنوب',
    IS: 'الجزيرة',
  },
  inset: 'الجزيرة، مرسومة أقرب',
  places: {
    pine: {
      label: 'بيت الصنوبر',
      detail: 'على بعد 3 كيلومترات شرقًا',
    },
    lake: {
      label: 'بيت البحيرة',
      detail: 'على بعد 6 كيلومترات في الجنوب الشرقي',
    },
    hill: {
      label: 'بيت التل',
      detail: 'على بعد 113 كيلومترًا غربًا',
    },
    coast: {
      label: 'بيت الساحل',
      detail: 'على بعد 153 كيلومترًا شرقًا',
    },
    mesa: {
      label: 'بيت الهضبة',
      detail: 'على بعد 158 كيلومترًا في الجنوب الغربي',
    },
    river: {
      label: 'بيت النهر',
      detail: 'على بعد 177 كيلومترًا جنوبًا',
    },
    island: {
      label: 'بيت الجزيرة',
      detail: 'على بعد 338 كيلومترًا في الجنوب الشرقي',
    },
  },
};
