/** The three parts of a warning: what happened, why it matters to the person using the page, what to do. */
export type Warning = { what: string; why: string; todo: string };

/** Tells a developer of a mistake, in development builds only. */
export function warnDeveloper(component: string, { what, why, todo }: Warning): void {
  if (process.env.NODE_ENV === 'production') return;
  console.error(`[@longcovid/ui] ${component}: ${what} ${why} ${todo}`);
}
