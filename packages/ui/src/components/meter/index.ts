export { Meter, type MeterProps } from './Meter.tsx';
export type { MeterMessages } from './Meter.messages.ts';
