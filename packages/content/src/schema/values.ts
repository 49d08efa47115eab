import { z } from 'zod';

/** Lower-case words joined by hyphens, as used in addresses. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not lower-case words joined by hyphens');

/** Text that says something. */
export const words = z.string().regex(/\S/, 'is empty');

/** A web address that a browser can open safely. */
export const webAddress = z.url({ protocol: /^https$/, error: 'is not an https:// address' });

export const email = z.email('is not an e-mail address');

/** One word or sentence in every language. */
export const inLanguages = z.strictObject({ en: words, es: words });

/** A list in which nothing stands twice. */
export function withoutRepeats<T>(list: z.ZodArray<z.ZodType<T>>, key: (item: T) => unknown) {
  return list.refine((items) => new Set(items.map(key)).size === items.length, 'names the same thing twice');
}
