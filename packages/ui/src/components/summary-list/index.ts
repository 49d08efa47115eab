export type { SummaryListMessages } from './SummaryList.messages.ts';
export { SummaryList, type SummaryListProps, type SummaryRow } from './SummaryList.tsx';
