/** The fields of a form as query parameters. */
export function formQuery(form: HTMLFormElement | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form ?? undefined)) {
    if (typeof value === 'string') query.append(name, value);
  }
  return query;
}
