/** Writes the table of kinds in docs/guides/editing.md, from the kinds themselves. */
import { readFileSync, writeFileSync } from 'node:fs';
import { replaceKindsTable } from './kinds-table.ts';

const guide = new URL('../../../docs/guides/editing.md', import.meta.url);
writeFileSync(guide, replaceKindsTable(readFileSync(guide, 'utf8')));
