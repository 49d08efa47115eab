/** Fails for new names on the ban list. `--update` removes renamed ones from the baseline. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { checkNames } from './naming-check.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
const { errors, count } = checkNames(join(import.meta.dirname, '..'), values.update);
for (const error of errors) console.error(error);
console.log(`naming: ${count} names left to rename`);
process.exitCode = errors.length === 0 ? 0 : 1;
