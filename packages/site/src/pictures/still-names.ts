import { PICTURES } from './picture-names.ts';

/** More pictures, for films and shared links: no page loads them. */
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

/** Every picture that can be rendered to a file. */
export const STILLS = [...PICTURES, ...STILL_ONLY] as const;
export type StillName = (typeof STILLS)[number];
