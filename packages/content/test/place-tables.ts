import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeTables } from '../src/search/index.ts';
import type { StateArea } from '../src/search/index.ts';
import { buildGeography } from '../compiler/geography.ts';
import { PACKAGE } from './content-copy.ts';

const geography = buildGeography([]);

/** The shards as the build writes them, by file name. */
export const shards = geography.get('geo/shards.json') as Record<string, unknown>;

export const states = JSON.parse(readFileSync(join(PACKAGE, 'geo/states.json'), 'utf8')) as StateArea[];

/** The real tables, in memory. */
export const tables = placeTables((file) => Promise.resolve(shards[file] ?? null), states);
