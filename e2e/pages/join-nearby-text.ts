import { readWords } from '../messages.ts';

const words = readWords({
  ask: 'finder.results.joinShort',
  place: 'place.label',
  who: 'place.cohort.label',
  show: 'join.near.show',
  required: 'join.near.required',
  private: 'place.private',
  which: 'place.ambiguous',
  unknown: 'place.postalCode',
  next: 'join.site.continue',
  none: 'join.near.none',
  family: 'join.family.heading',
});

/** Visible text for the tests of the study-site choice on the join page. */
export const nearbyText = {
  en: {
    ...words.en,
    page: '/join',
    nearest: 'Nearest open study sites to Albuquerque, NM 87101',
    unavailable: /We could not look up this place/,
    sorry: 'We are sorry for your loss.',
    invitation: 'Use this form to ask to join a study',
    pediatric: /^Children and young adults/,
    living: /Open: .*(Children|Pregnan)/,
  },
  es: {
    ...words.es,
    page: '/es/join',
    nearest: 'Sitios del estudio abiertos más cercanos a Albuquerque, NM 87101',
    unavailable: /No pudimos buscar este lugar/,
    sorry: 'Sentimos mucho su pérdida.',
    invitation: 'Use este formulario para pedir participar',
    pediatric: /^Niños y adultos jóvenes/,
    living: /Abierto: .*(Niños|[Ee]mbaraz)/,
  },
} as const;
