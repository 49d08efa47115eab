import { useEffect } from 'react';
import { warnDeveloper } from './warning.ts';

const reported = new Set<string>();

/** The ids that two elements have, until the effects of the present commit have run. */
let duplicates: ReadonlySet<string> | undefined;

/** Reads the page once a commit, however many components ask. */
function findDuplicates(): ReadonlySet<string> {
  if (duplicates) return duplicates;
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const { id } of document.querySelectorAll('[id]')) (seen.has(id) ? found : seen).add(id);
  duplicates = found;
  queueMicrotask(() => {
    duplicates = undefined;
  });
  return found;
}

/** Warns a developer, once, of an id that two elements of the page have. A production build checks nothing. */
export function useDuplicateIdCheck(component: string, ids: readonly string[]): void {
  const list = JSON.stringify(ids);
  useEffect(() => {
    for (const id of JSON.parse(list) as string[]) {
      if (reported.has(id) || !findDuplicates().has(id)) continue;
      reported.add(id);
      warnDeveloper(component, {
        what: `two elements have the id “${id}”.`,
        why: 'Labels, errors and links refer to the first one, so people reach the wrong element.',
        todo: 'Give each a unique id.',
      });
    }
  }, [component, list]);
}
