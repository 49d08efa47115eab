import type { Resolve } from '../embed-context.ts';

export { StudySites as View } from '../../features/finder/StudySites.tsx';

/** The finder with the study sites of one state only. */
export const resolve: Resolve<'study-sites'> = async ({ attributes }, { content, url, loadFinder }) => {
  const inState = content.studySites.filter(({ state }) => state === attributes.state);
  return { view: 'study-sites', finder: await loadFinder({ ...content, studySites: inState }, url) };
};
