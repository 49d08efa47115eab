import type { Assertion, Datum, FigureRecord, LocalizedText } from '../../figure-data/record.ts';

/** Sample text of the stories. No number here is real. */
export const examples = {
  en: {
    source: 'Sample data, made up for this catalogue',
    method: 'Invented numbers that show what a figure looks like.',
    people: { one: 'person', other: 'people' },
    visits: { one: 'visit', other: 'visits' },
    group: 'Group',
    year: 'Year',
    adults: 'Adults',
    children: 'Children',
    babies: 'Babies',
    fruit: {
      title: 'Favorite fruit of people who rest at noon',
      claim: 'More than half of the people who rest at noon like apples best: 55%.',
      names: ['Apples', 'Pears', 'Oranges from a warm country', 'Plums'],
    },
    walks: {
      title: 'Visits to three parks by month',
      claim: 'In August the adults made about 4,700 visits, more than in any other month.',
      months: ['June', 'July', 'August', 'September'],
    },
    sleep: {
      title: 'How people sleep',
      claim: 'Half of the adults (50%) sleep well, and 72% of the children.',
      answers: ['Well', 'So-so', 'Badly'],
    },
    growth: {
      title: 'People in the garden club',
      claim: 'From 2020 to 2024 the garden club grew by 310 people.',
    },
    clubs: {
      title: 'People in two clubs',
      claim: 'In 2024 the singing club had more people than the chess club.',
      names: ['Singing club', 'Chess club for everyone'],
    },
    rest: {
      title: 'Hours of rest a day',
      claim: 'Adults who nap rest most, though the ranges overlap.',
      hours: { one: 'hour', other: 'hours' },
      names: ['Adults who nap', 'Adults who do not nap', 'Shift workers', 'People in the smallest town'],
      range: '95% confidence interval',
      note: 'Where fewer than 20 people answered, the number is hidden.',
    },
    change: {
      title: 'Change in weight of five cats',
      claim: 'Tiger lost 3 kilograms, the most of all.',
      kilograms: { one: 'kilogram', other: 'kilograms' },
      names: ['Tiger', 'Snow', 'Felix', 'Whiskers', 'Pearl'],
    },
    garden: {
      title: 'Trees planted, and the goal',
      claim: 'Two streets have planted all their trees; Long Lane has not.',
      names: ['Oak Street', 'Station Road at the old mill', 'Long Lane'],
      trees: { one: 'tree', other: 'trees' },
      series: ['Planted', 'Goal'],
    },
    pets: {
      title: 'Pets in three towns and the country',
      claim: 'In Northtown 52% of homes have a cat, more than in any other town.',
      names: ['Cat', 'Dog', 'Bird', 'Fish'],
      towns: ['Northtown', 'Southtown by the sea', 'Westtown', 'The whole country'],
    },
    library: {
      title: 'What the library lent',
      claim: 'The library lent 1,204,511 books to adults, more than of anything else.',
      names: ['Books', 'Films', 'Games for one or more players'],
      items: { one: 'item', other: 'items' },
    },
    empty: { title: 'Nothing counted yet', claim: 'Nobody has counted anything yet.' },
    one: { title: 'One answer', claim: 'One person answered, and likes apples.' },
    many: { title: 'Steps in 500 streets', claim: 'Street 500 has the most steps.', name: 'Street' },
    absurd: {
      title: 'Numbers that cannot be right',
      claim: 'These numbers cannot all be right.',
      names: ['Far too many', 'Far too few', 'No number at all', 'Endless', 'Left out'],
    },
    long: {
      title: 'Very long names',
      claim: 'The longest name has the highest value.',
      name: 'Pneumonoultramicroscopicsilicovolcanoconiosis',
      phrase: 'People who were asked about their rest on a long afternoon in the garden',
    },
  },
  es: {
    source: 'Datos de ejemplo, inventados para este catálogo',
    method: 'Números inventados que muestran cómo se ve una figura.',
    people: { one: 'persona', other: 'personas' },
    visits: { one: 'visita', other: 'visitas' },
    group: 'Grupo',
    year: 'Año',
    adults: 'Adultos',
    children: 'Niños',
    babies: 'Bebés',
    fruit: {
      title: 'Fruta favorita de las personas que descansan al mediodía',
      claim: 'Más de la mitad de las personas que descansan al mediodía prefieren las manzanas: 55%.',
      names: ['Manzanas', 'Peras', 'Naranjas de un país cálido', 'Ciruelas'],
    },
    walks: {
      title: 'Visitas a tres parques por mes',
      claim: 'En agosto los adultos hicieron unas 4,700 visitas, más que en cualquier otro mes.',
      months: ['Junio', 'Julio', 'Agosto', 'Septiembre'],
    },
    sleep: {
      title: 'Cómo duermen las personas',
      claim: 'La mitad de los adultos (50%) duerme bien, y también el 72% de los niños.',
      answers: ['Bien', 'Regular', 'Mal'],
    },
    growth: {
      title: 'Personas en el club de jardinería',
      claim: 'De 2020 a 2024 el club de jardinería creció en 310 personas.',
    },
    clubs: {
      title: 'Personas en dos clubes',
      claim: 'En 2024 el club de canto tenía más personas que el de ajedrez.',
      names: ['Club de canto', 'Club de ajedrez para todos'],
    },
    rest: {
      title: 'Horas de descanso al día',
      claim: 'Los adultos que duermen la siesta descansan más, aunque los rangos coinciden en parte.',
      hours: { one: 'hora', other: 'horas' },
      names: [
        'Adultos que duermen la siesta',
        'Adultos que no la duermen',
        'Trabajadores por turnos',
        'Personas del pueblo más pequeño',
      ],
      range: 'Intervalo de confianza del 95%',
      note: 'Donde respondieron menos de 20 personas, el número está oculto.',
    },
    change: {
      title: 'Cambio de peso de cinco gatos',
      claim: 'Tigre bajó 3 kilogramos, más que todos.',
      kilograms: { one: 'kilogramo', other: 'kilogramos' },
      names: ['Tigre', 'Nieve', 'Félix', 'Bigotes', 'Perla'],
    },
    garden: {
      title: 'Árboles plantados y la meta',
      claim: 'Dos calles plantaron todos sus árboles; el Callejón Largo, no.',
      names: ['Calle del Roble', 'Calle de la Estación', 'Callejón Largo'],
      trees: { one: 'árbol', other: 'árboles' },
      series: ['Plantados', 'Meta'],
    },
    pets: {
      title: 'Mascotas en tres pueblos y en el país',
      claim: 'En el Pueblo Norte el 52% de los hogares tiene un gato, más que en los otros pueblos.',
      names: ['Gato', 'Perro', 'Pájaro', 'Peces'],
      towns: ['Pueblo Norte', 'Pueblo Sur junto al mar', 'Pueblo Oeste', 'Todo el país'],
    },
    library: {
      title: 'Lo que prestó la biblioteca',
      claim: 'La biblioteca prestó 1,204,511 libros a los adultos, más que cualquier otra cosa.',
      names: ['Libros', 'Películas', 'Juegos para una o más personas'],
      items: { one: 'artículo', other: 'artículos' },
    },
    empty: { title: 'Nada contado todavía', claim: 'Nadie ha contado nada todavía.' },
    one: { title: 'Una respuesta', claim: 'Una persona respondió, y prefiere las manzanas.' },
    many: {
      title: 'Escalones en 500 calles',
      claim: 'La calle 500 tiene más escalones que las demás.',
      name: 'Calle',
    },
    absurd: {
      title: 'Números que no pueden ser correctos',
      claim: 'No todos estos números pueden ser correctos.',
      names: ['Demasiados', 'Demasiado pocos', 'Ningún número', 'Sin fin', 'Omitido'],
    },
    long: {
      title: 'Nombres muy largos',
      claim: 'El nombre más largo tiene el valor más alto.',
      name: 'Electroencefalografistasinternacionales',
      phrase: 'Personas a quienes se preguntó por su descanso en una larga tarde en el jardín',
    },
  },
};

/** Sample text of the story in Arabic. */
export const arabic = {
  title: 'نسبة من يستريحون كل يوم',
  claim: 'البالغون الذين ينامون القيلولة هم الأعلى نسبة، وإن كانت النطاقات متداخلة.',
  group: 'المجموعة',
  adults: 'البالغون',
  days: { one: 'يوم', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' },
  names: ['بالغون ينامون القيلولة', 'بالغون لا ينامون القيلولة', 'عاملون بنظام الورديات', 'سكان أصغر بلدة'],
  range: 'فاصل ثقة بنسبة 95%',
  note: 'حيث أجاب أقل من 20 شخصًا، حُجب الرقم.',
  source: 'بيانات نموذجية أُعدت لهذا الدليل',
  method: 'أرقام غير حقيقية تبيّن كيف يبدو الشكل.',
};

// Records

const { en, es } = examples;

/** A text of the samples in both languages, by its place in each. */
const both = (pick: (text: typeof en) => string): LocalizedText => ({ en: pick(en), es: pick(es) });
const createUnit = (pick: (text: typeof en) => { one: string; other: string }) => ({
  one: both((text) => pick(text).one),
  other: both((text) => pick(text).other),
});

const pair = (id: string, label: LocalizedText) => ({ id, label });
const row = (id: string, label: LocalizedText, values: Record<string, Datum>) => ({ id, label, values });

type Topic =
  | 'fruit'
  | 'walks'
  | 'sleep'
  | 'growth'
  | 'clubs'
  | 'rest'
  | 'change'
  | 'garden'
  | 'pets'
  | 'library'
  | 'empty'
  | 'one'
  | 'many'
  | 'absurd'
  | 'long';

/** Everything of a sample but its data. */
const frame = (topic: Topic, asserts: readonly Assertion[]) => ({
  id: `sample-${topic}`,
  title: both((text) => text[topic].title),
  claim: { text: both((text) => text[topic].claim), asserts },
  categoryLabel: both((text) => text.group),
  source: { label: both((text) => text.source) },
  asOf: '2026-05',
});

const people = createUnit((text) => text.people);
const list = (ids: readonly string[], name: (text: typeof en, index: number) => string) =>
  ids.map((id, index) =>
    pair(
      id,
      both((text) => name(text, index)),
    ),
  );
const adults = both((text) => text.adults);
const children = both((text) => text.children);
const babies = both((text) => text.babies);

/** Shares of one group, as bars. */
export const fruit: FigureRecord = {
  ...frame('fruit', [
    { kind: 'value', category: 'apples', value: 55 },
    { kind: 'highest', category: 'apples' },
  ]),
  kind: 'bar',
  unit: 'percent',
  categories: list(['apples', 'pears', 'oranges', 'plums'], (text, index) => text.fruit.names[index] ?? ''),
  series: [row('all', adults, { apples: 55, pears: 24, oranges: 15, plums: 6 })],
  method: both((text) => text.method),
};

/** Counts of three groups, as bars. */
export const walks: FigureRecord = {
  ...frame('walks', [
    { kind: 'highest', series: 'adults', category: 'august' },
    { kind: 'value', series: 'adults', category: 'august', value: 4700, holds: 'about' },
  ]),
  kind: 'bar',
  unit: createUnit((text) => text.visits),
  categories: list(['june', 'july', 'august', 'september'], (text, index) => text.walks.months[index] ?? ''),
  series: [
    row('adults', adults, { june: 3120, july: 3904, august: 4726, september: 2210 }),
    row('children', children, { june: 1840, july: 2655, august: 2480, september: 'missing' }),
    row('babies', babies, { june: 96, july: 120, august: 131, september: 'suppressed' }),
  ],
};

/** Parts of a whole. */
export const sleep: FigureRecord = {
  ...frame('sleep', [
    { kind: 'value', series: 'well', category: 'adults', value: 50 },
    { kind: 'value', series: 'well', category: 'children', value: 72 },
  ]),
  kind: 'stacked-bar',
  unit: 'percent',
  categories: [pair('adults', adults), pair('children', children)],
  series: ['well', 'so-so', 'badly'].map((id, index) =>
    row(
      id,
      both((text) => text.sleep.answers[index] ?? ''),
      { adults: [50, 30, 20][index] ?? 0, children: [72, 19, 9][index] ?? 0 },
    ),
  ),
};

const years = ['2020', '2021', '2022', '2023', '2024'];
const byYear = (values: readonly Datum[]) =>
  Object.fromEntries(years.map((year, index) => [year, values[index] ?? 'missing']));

/** One line. */
export const growth: FigureRecord = {
  ...frame('growth', [{ kind: 'change', from: '2020', to: '2024', direction: 'up', by: 310 }]),
  kind: 'line',
  unit: people,
  categoryLabel: both((text) => text.year),
  categories: years.map((year) => pair(year, year)),
  series: [row('club', adults, byYear([90, 140, 210, 380, 400]))],
};

/** Two lines, one with a gap. */
export const clubs: FigureRecord = {
  ...frame('clubs', [
    {
      kind: 'compare',
      left: { series: 'singing', category: '2024' },
      right: { series: 'chess', category: '2024' },
      relation: 'more',
    },
  ]),
  kind: 'line',
  unit: people,
  categoryLabel: both((text) => text.year),
  categories: years.map((year) => pair(year, year)),
  series: [
    row(
      'singing',
      both((text) => text.clubs.names[0] ?? ''),
      byYear([20, 55, 80, 120, 160]),
    ),
    row(
      'chess',
      both((text) => text.clubs.names[1] ?? ''),
      byYear([70, 75, 'missing', 90, 88]),
    ),
  ],
};

/** Estimates with ranges, and a value that is hidden. */
export const rest: FigureRecord = {
  ...frame('rest', [{ kind: 'highest', category: 'nap', uncertain: true }]),
  kind: 'bar',
  unit: createUnit((text) => text.rest.hours),
  categories: list(['nap', 'none', 'shift', 'town'], (text, index) => text.rest.names[index] ?? ''),
  series: [
    row('hours', adults, {
      nap: { value: 9.4, low: 8.9, high: 9.9 },
      none: { value: 8.8, low: 8.3, high: 9.2 },
      shift: { value: 6.7, low: 5.2, high: 8.1 },
      town: 'suppressed',
    }),
  ],
  rangeLabel: both((text) => text.rest.range),
  notes: [both((text) => text.rest.note)],
};

/** Shares with ranges, and no date, in Arabic alone. */
export const arabicRest: FigureRecord = {
  ...rest,
  id: 'sample-arabic',
  title: arabic.title,
  claim: { text: arabic.claim, asserts: rest.claim.asserts },
  unit: 'percent',
  asOf: null,
  categoryLabel: arabic.group,
  categories: rest.categories.map(({ id }, index) => pair(id, arabic.names[index] ?? '')),
  series: rest.series.map((series) => ({ ...series, label: arabic.adults })),
  rangeLabel: arabic.range,
  source: { label: arabic.source },
  method: arabic.method,
  notes: [arabic.note],
};

/** Counts in Arabic, which has six forms of a word beside a number. */
export const arabicDays: FigureRecord = {
  ...arabicRest,
  id: 'sample-arabic-days',
  unit: arabic.days,
  series: [row('days', arabic.adults, { nap: 100, none: 11, shift: 3, town: 2 })],
};

/** Values below zero. */
export const change: FigureRecord = {
  ...frame('change', [
    { kind: 'lowest', category: 'c0' },
    { kind: 'value', category: 'c0', value: -3 },
  ]),
  kind: 'bar',
  unit: createUnit((text) => text.change.kilograms),
  categories: list(['c0', 'c1', 'c2', 'c3', 'c4'], (text, index) => text.change.names[index] ?? ''),
  series: [row('weight', adults, { c0: -3, c1: 1.5, c2: 0, c3: -0.25, c4: 2 })],
};

/** What is reached of a goal: all of it and more, much of it, hardly any, and no goal. */
export const garden: FigureRecord = {
  ...frame('garden', [
    {
      kind: 'compare',
      left: { series: 'planted', category: 'c0' },
      right: { series: 'goal', category: 'c0' },
      relation: 'more',
    },
    {
      kind: 'compare',
      left: { series: 'planted', category: 'c2' },
      right: { series: 'goal', category: 'c2' },
      relation: 'less',
    },
  ]),
  kind: 'bullet',
  unit: createUnit((text) => text.garden.trees),
  categories: list(['c0', 'c1', 'c2'], (text, index) => text.garden.names[index] ?? ''),
  series: [
    { c0: 15_183, c1: 200, c2: 1 },
    { c0: 14_880, c1: 200, c2: 700 },
  ].map((values, index) =>
    row(
      index === 0 ? 'planted' : 'goal',
      both((text) => text.garden.series[index] ?? ''),
      values,
    ),
  ),
};

/** Shares of four populations, to compare. */
export const pets: FigureRecord = {
  ...frame('pets', [
    { kind: 'highest', series: 'north', category: 'cat' },
    { kind: 'value', series: 'north', category: 'cat', value: 52 },
  ]),
  kind: 'dot-plot',
  unit: 'percent',
  categories: list(['cat', 'dog', 'bird', 'fish'], (text, index) => text.pets.names[index] ?? ''),
  series: [
    { cat: 52, dog: 30, bird: 6, fish: 12 },
    { cat: 48, dog: 31, bird: 6, fish: 'suppressed' as const },
    { cat: 40, dog: 22, bird: 4, fish: 'missing' as const },
    { cat: 50, dog: 31, bird: 6, fish: 13 },
  ].map((values, index) =>
    row(
      ['north', 'south', 'west', 'country'][index] ?? '',
      both((text) => text.pets.towns[index] ?? ''),
      values,
    ),
  ),
};

/** Totals that are too unlike for one scale. */
export const library: FigureRecord = {
  ...frame('library', [
    { kind: 'highest', series: 'adults', category: 'books' },
    { kind: 'value', series: 'adults', category: 'books', value: 1_204_511 },
  ]),
  kind: 'tiles',
  unit: createUnit((text) => text.library.items),
  categories: list(['books', 'films', 'games'], (text, index) => text.library.names[index] ?? ''),
  series: [
    row('adults', adults, { books: 1_204_511, films: 84_020, games: 3983 }),
    row('children', children, { books: 620_400, games: 91 }),
  ],
};

/** Nothing to show. */
export const empty: FigureRecord = {
  ...frame('empty', []),
  kind: 'bar',
  unit: people,
  categories: [],
  series: [],
};

/** One value. */
export const one: FigureRecord = {
  ...frame('one', [{ kind: 'highest', category: 'apples' }]),
  kind: 'bar',
  unit: people,
  categories: fruit.categories.slice(0, 1),
  series: [row('all', adults, { apples: 1 })],
};

/** More than anybody can take in. */
export const many: FigureRecord = {
  ...frame('many', [{ kind: 'highest', category: 's500' }]),
  kind: 'bar',
  unit: people,
  categories: Array.from({ length: 500 }, (_, index) =>
    pair(
      `s${index + 1}`,
      both((text) => `${text.many.name} ${index + 1}`),
    ),
  ),
  series: [
    row(
      'steps',
      adults,
      Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`s${index + 1}`, index * 3])),
    ),
  ],
};

/** Numbers that nobody meant to publish. */
export const absurd: FigureRecord = {
  ...frame('absurd', []),
  kind: 'bar',
  unit: people,
  categories: list(['a', 'b', 'c', 'd', 'e'], (text, index) => text.absurd.names[index] ?? ''),
  series: [row('all', adults, { a: 1e15, b: -1e15, c: NaN, d: Infinity })],
};

const longName = both((text) =>
  `${text.long.name.repeat(3)} ${text.long.phrase} `.repeat(2).slice(0, 300).trim(),
);

/** Names of 300 characters. */
export const long: FigureRecord = {
  ...frame('long', [{ kind: 'highest', series: 'first', category: 'long' }]),
  kind: 'bar',
  unit: people,
  categories: [pair('long', longName), pair('short', adults)],
  series: [row('first', longName, { long: 12, short: 7 }), row('second', children, { long: 3, short: 4 })],
};

/** Goals that nobody meant to publish: none, zero, hidden, far passed; and names of 40 characters. */
export const badGoals: FigureRecord = {
  ...garden,
  id: 'sample-bad-goals',
  claim: { ...garden.claim, asserts: [] },
  categories: [
    pair('none', 'A garden for which there is no goal, yet'),
    pair('zero', 'A garden whose goal is exactly zero tree'),
    pair('hidden', 'Unaffordablegardensandundiscoveredforest'),
    pair('passed', 'Passed'),
    pair('nothing', 'Nothing yet'),
  ],
  series: garden.series.map((series, index) => ({
    ...series,
    values:
      index === 0
        ? { none: 12, zero: 5, hidden: 'suppressed', passed: 98_765, nothing: 0 }
        : { none: 'missing', zero: 0, hidden: 40, passed: 1000, nothing: 25 },
  })),
};
