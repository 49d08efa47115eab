import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeTables } from '../src/search/index.ts';
import type { StateArea } from '../src/search/index.ts';
import { buildGeography } from '../compiler/geography.ts';
import { PACKAGE } from './content-copy.ts';

const geography = buildGeography([]);

export const states = JSON.parse(readFileSync(join(PACKAGE, 'geo/states.json'), 'utf8')) as StateArea[];

/** The tables as a site serves them, by file name. */
export const shards: Record<string, unknown> = {
  ...(geography.get('geo/shards.json') as Record<string, unknown>),
  'states.json': states,
};

/** The real tables, in memory. */
export const tables = placeTables((file) => Promise.resolve(shards[file] ?? null));
