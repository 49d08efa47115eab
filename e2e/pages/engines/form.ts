import type { RoleAndName } from './visitor.ts';

/** The reference that a confirmation shows. */
export const reference = /LC-[0-9A-Z]{5}-[0-9A-Z]{6}/;

/** Width of the window in px: a wide and a narrow one, each once with script and once without. */
export const widths = { en: 1280, es: 320 } as const;

/** The error summary of a form. */
export const getErrorSummary = ({ problem }: { problem: string }): RoleAndName => ['region', problem];
