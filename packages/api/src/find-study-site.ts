import type { StudySite } from '@longcovid/content';
import { loadContent } from '@longcovid/content/load';

/** The study site with an id that staff wrote, by the content of this version; undefined if there is none. */
export const findStudySite = (siteId: string): StudySite | undefined =>
  loadContent('en').studySites.find(({ id }) => id === siteId);
