export { MapDescription } from './MapDescription.tsx';
export { NoResults } from './NoResults.tsx';
