/** The three parts of a warning: what happened, why it matters to the person using the page, what to do. */
export type Warning = { what: string; why: string; todo: string };

/** Prints a warning to the console, in development builds only. A string has the three parts already. */
export function warnDeveloper(component: string, warning: Warning | string): void {
  if (process.env.NODE_ENV === 'production') return;
  const text = typeof warning === 'string' ? warning : `${warning.what} ${warning.why} ${warning.todo}`;
  console.error(`[@longcovid/ui] ${component}: ${text}`);
}
