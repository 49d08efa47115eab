/** Whoever wrote into the database may have put anything there, also marks that steer a terminal. */
export const sanitizeForTerminal = (text: string): string => text.replaceAll(/[^\w-]/g, '?').slice(0, 40);
