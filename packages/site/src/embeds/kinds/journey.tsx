import type { Resolve } from '../embed-context.ts';

export { JourneyTimeline as View } from '../../features/journey/JourneyTimeline.tsx';

export const resolve: Resolve<'journey'> = ({ id }, { loadRecord }) => ({
  view: 'journey',
  journey: loadRecord('journeys', id),
});
