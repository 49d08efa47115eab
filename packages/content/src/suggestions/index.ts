export { createPlaceSuggester } from './suggest-places.ts';
export type { PlaceSuggester } from './suggest-places.ts';
export { distanceWithin } from './edit-distance.ts';
