/** Sample text of the stories: invented, like their numbers. */
export const examples = {
  en: {
    caption: 'Sample visits by region',
    region: 'Region',
    visits: 'Visits',
    share: 'Share of all',
    updated: 'Last update',
    percent: 'percent',
    adults: 'Adults',
    children: 'Children',
    tests: 'Tests',
    north: 'Northern region',
    east: 'Eastern region',
    south: 'Southern region',
    west: 'Western region',
    marker: 'Sample marker',
    milligrams: 'milligrams per liter',
    notMeasured: 'not measured yet',
    person: 'Sample person',
    month: 'Month',
    long: 'Averylongnamewithoutasinglespaceinitthatgoesonandonandonuntilitiswiderthananyscreen',
  },
  es: {
    caption: 'Visitas de ejemplo por región',
    region: 'Región',
    visits: 'Visitas',
    share: 'Parte del total',
    updated: 'Última actualización',
    percent: 'por ciento',
    adults: 'Adultos',
    children: 'Niños',
    tests: 'Pruebas',
    north: 'Región del norte',
    east: 'Región del este',
    south: 'Región del sur',
    west: 'Región del oeste',
    marker: 'Marcador de ejemplo',
    milligrams: 'miligramos por litro',
    notMeasured: 'aún no se mide',
    person: 'Persona de ejemplo',
    month: 'Mes',
    long: 'Unnombremuylargosinunsoloespacioquesigueysigueysiguehastasermásanchoquecualquierpantalla',
  },
};

export type Examples = (typeof examples)['en'];

/** Sample text of the story in Arabic. */
export const arabic = {
  caption: 'زيارات نموذجية حسب المنطقة',
  region: 'المنطقة',
  visits: 'الزيارات',
  adults: 'البالغون',
  children: 'الأطفال',
  tests: 'الفحوص',
  north: 'المنطقة الشمالية',
  south: 'المنطقة الجنوبية',
};
