import type { Locale } from '@longcovid/content';

import type { JoinData } from '../../pages/join/loader.ts';

type Group = { label: string; options: { value: string; label: string }[] };

/** The study sites as groups of a select: states by name in the visitor's alphabet, study sites by name within. */
export function studySiteGroups(
  { studySites, states }: Pick<JoinData, 'studySites' | 'states'>,
  locale: Locale,
): Group[] {
  const byName = new Intl.Collator(locale).compare;
  const groups = Map.groupBy(studySites, ({ state }) => states[state] ?? state);
  return [...groups]
    .sort(([a], [b]) => byName(a, b))
    .map(([label, members]) => ({
      label,
      options: members
        .map(({ id, city, name }) => ({ value: id, label: `${city}: ${name}` }))
        .sort((a, b) => byName(a.label, b.label)),
    }));
}
