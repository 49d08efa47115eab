/** Sample text of the stories. */
export const examples = {
  en: {
    heading: '2 clinics near Springfield',
    none: 'No clinics near Springfield',
    noneHelp: 'Please check again later.',
    first: 'Example clinic, Springfield',
    second: 'Sample hospital, Riverside',
    open: 'Adults: Open',
    closed: 'Children: Closed',
    distance: 'Distance',
    miles: '12 miles (19 km) to the northwest',
    where: 'Where',
    address: 'Springfield, XX 00000',
    ask: 'Ask to join at Example clinic',
    state: 'Example state',
    other: 'Other state',
    long: 'Averylongnamewithoutasinglespaceinitthatgoesonandonandonuntilitiswiderthananyscreen',
  },
  es: {
    heading: '2 clínicas cerca de Springfield',
    none: 'Ninguna clínica cerca de Springfield',
    noneHelp: 'Vuelva a revisar más adelante.',
    first: 'Clínica de ejemplo, Springfield',
    second: 'Hospital de muestra, Riverside',
    open: 'Adultos: Abierto',
    closed: 'Niños: Cerrado',
    distance: 'Distancia',
    miles: '12 millas (19 km) hacia el noroeste',
    where: 'Dónde',
    address: 'Springfield, XX 00000',
    ask: 'Pedir participar en la clínica de ejemplo',
    state: 'Estado de ejemplo',
    other: 'Otro estado',
    long: 'Unnombremuylargosinunsoloespacioquesigueysigueysiguehastasermásanchoquecualquierpantalla',
  },
};

export type Examples = (typeof examples)['en'];

/** Sample text of the story in Arabic. */
export const arabic = {
  heading: 'عيادتان قريبتان منك',
  first: 'عيادة نموذجية',
  second: 'مستشفى نموذجي',
  open: 'البالغون: مفتوح',
  closed: 'الأطفال: مغلق',
  distance: 'المسافة',
  miles: '19 كيلومترًا في اتجاه الشمال الغربي',
  where: 'المكان',
  address: 'وسط المدينة',
  ask: 'طلب الانضمام في العيادة النموذجية',
};
