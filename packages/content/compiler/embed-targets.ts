import { join } from 'node:path';
import { RECORD_EMBEDS } from '../src/index.ts';
import type { EmbedTargets } from './embed.ts';
import { listFolders } from './read-file.ts';

/** Targets of directives, from the names of the folders and the list of states. Reads no entry. */
export function embedTargets(root: string, states: readonly { code: string }[]): EmbedTargets {
  const slugs = (kind: string): ReadonlySet<string> => new Set(listFolders(join(root, 'entries', kind)));
  const records = RECORD_EMBEDS.map((name) => [name, slugs(name)] as const);
  return {
    ...(Object.fromEntries(records) as Record<(typeof RECORD_EMBEDS)[number], ReadonlySet<string>>),
    state: new Set(states.map(({ code }) => code)),
  };
}
