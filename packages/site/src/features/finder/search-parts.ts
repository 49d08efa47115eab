export { GoalReachedNotice } from './GoalReachedNotice.tsx';
export { NoResults } from './NoResults.tsx';
