export { FilterSet, type FilterSetProps } from './FilterSet.tsx';
export type { FilterChip } from './FilterSet.tsx';
export type { FilterSetMessages } from './FilterSet.messages.ts';
