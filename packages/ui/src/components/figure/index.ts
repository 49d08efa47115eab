export { Figure, type FigureProps } from './Figure.tsx';
export type { FigureMessages } from './Figure.messages.ts';
export type { FigureRecord } from '../../figure-data/index.ts';
