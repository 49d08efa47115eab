import { loadRecords } from '@longcovid/content/load';

import type { LoaderContext } from '../../loaders.ts';

export type GlossaryData = { terms: { id: string; name: string; meaning: string }[] };

/** The terms by name, in the order of the language. */
export function load({ locale }: LoaderContext): GlossaryData {
  const collator = new Intl.Collator(locale);
  const terms = loadRecords(locale, 'glossary').map(({ id, term: [name = ''], meaning }) => ({
    id,
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    meaning,
  }));
  return { terms: terms.sort((a, b) => collator.compare(a.name, b.name)) };
}
