/** Fails on a new name from the ban list. `--update` takes out of the baseline what has been renamed. */
import { parseArgs } from 'node:util';

import { checkNames } from './naming-check.ts';

const { values } = parseArgs({ options: { update: { type: 'boolean' } } });
const { errors, count } = checkNames(new URL('..', import.meta.url).pathname, values.update);
for (const error of errors) console.error(error);
console.log(`naming: ${count} names still to rename`);
process.exitCode = errors.length === 0 ? 0 : 1;
