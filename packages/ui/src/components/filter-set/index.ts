export { FilterSet, type FilterSetProps } from './FilterSet.tsx';
export type { FilterChip } from './FilterChips.tsx';
