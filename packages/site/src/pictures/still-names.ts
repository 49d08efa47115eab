import { PICTURES } from './picture-names.ts';

/** More of the same family, for films and for links that are shared: no page loads them. */
export const STILL_ONLY = [
  'people',
  'adults',
  'blood-tube',
  'calendar',
  'two-days',
  'phone',
  'hand',
  'coin',
  'lock',
  'year-2020',
  'small-chair',
  'pram',
  'flowers',
  'bars',
  'map',
] as const;

/** Every picture that may be drawn into a file. */
export const STILLS = [...PICTURES, ...STILL_ONLY] as const;
export type StillName = (typeof STILLS)[number];
