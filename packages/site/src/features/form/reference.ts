/** A reference as the service writes it: LC-XXXXX-XXXXXX in Crockford's alphabet (no I, L, O, U). */
const pattern = /^LC-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{6}$/;

/** The reference in an address, or undefined when it is not one: the page never shows a stranger's words. */
export const readReference = (query: URLSearchParams): string | undefined => {
  const reference = query.get('reference') ?? '';
  return pattern.test(reference) ? reference : undefined;
};
