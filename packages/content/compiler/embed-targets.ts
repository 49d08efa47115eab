import { join } from 'node:path';
import { EMBEDS_BY_ID } from './embed.ts';
import type { EmbedTargets } from './embed.ts';
import { listFolders } from './read-file.ts';

/** Targets of directives, from the names of the folders and the list of states. Reads no entry. */
export const embedTargets = (root: string, states: readonly { code: string }[]): EmbedTargets => ({
  records: new Map(EMBEDS_BY_ID.map((name) => [name, new Set(listFolders(join(root, 'entries', name)))])),
  states: new Set(states.map(({ code }) => code)),
});
