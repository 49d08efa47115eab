export { countErrors } from './edit-distance.ts';
export { addGuesses, loadPlaceSuggester } from './guess-places.ts';
export type { PlaceSuggester } from './suggest-places.ts';
