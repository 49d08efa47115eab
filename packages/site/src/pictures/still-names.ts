import { SCENES, type SceneName } from './scene-names.ts';

/** More pictures, for films and shared links: no page loads them. */
export const DRAWINGS = [
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
  'bars',
  'map',
  'letters',
  'papers',
] as const;
export type DrawingName = (typeof DRAWINGS)[number];

/** Every picture that can be rendered to a file. */
export const STILLS = [...SCENES, ...DRAWINGS] as const;
export type StillName = SceneName | DrawingName;

const scenes: readonly string[] = SCENES;
export const isScene = (name: StillName): name is SceneName => scenes.includes(name);
