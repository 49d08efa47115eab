import { STORY_SCENES } from '@longcovid/content';

/** The pictures of the site, one for each kind of moment: places and objects, and no people. */
export const SCENES = [...STORY_SCENES, 'condolence'] as const;
export type SceneName = (typeof SCENES)[number];
