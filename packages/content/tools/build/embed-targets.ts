import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RECORD_EMBEDS } from '../../src/index.ts';
import type { EmbedTargets } from './embed.ts';

/** What directives may point to, by the names of the folders and by the list of states. Reads no entry. */
export function embedTargets(root: string, states: readonly { code: string }[]): EmbedTargets {
  const records = RECORD_EMBEDS.map((name) => [name, foldersIn(join(root, 'entries', name))] as const);
  return {
    ...(Object.fromEntries(records) as Record<(typeof RECORD_EMBEDS)[number], ReadonlySet<string>>),
    state: new Set(states.map(({ code }) => code)),
  };
}

function foldersIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const children = readdirSync(folder, { withFileTypes: true });
  return new Set(children.filter((child) => child.isDirectory()).map(({ name }) => name));
}
