/**
 * What each component weighs, as a table: KiB, gzip, React left out. Fails when one is over its budget. With `--gates`
 * only the sizes that have a budget.
 */
import { join } from 'node:path';
import { componentFolders } from '../test/component-requirements.ts';
import { measureComponents } from './measure-components.ts';
import { weigh } from './weigh.ts';

const rounded = (value: number) => Number(value.toFixed(2));
if (!process.argv.includes('--gates')) {
  const rows = [];
  for (const component of componentFolders(join(import.meta.dirname, '../src'))) {
    const { script, later, css } = await weigh([{ folder: component }]);
    rows.push({ component, script: rounded(script), later: rounded(later), css: rounded(css) });
  }
  console.table(rows);
}

const figures = await measureComponents();
console.table(
  figures.map(({ what, value, budget }) => ({
    what,
    value: rounded(value),
    budget,
    verdict: value > budget ? 'MISSED' : 'ok',
  })),
);
process.exitCode = figures.some(({ value, budget }) => value > budget) ? 1 : 0;
