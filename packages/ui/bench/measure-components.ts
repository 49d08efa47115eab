import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { componentPath } from '../test/component-requirements.ts';
import { budgets, combinedBudgets, withoutReactBudget } from './budgets.ts';
import { weigh, weighWithoutReact } from './weigh.ts';

/** One measured size against its budget; `isGate` because bytes do not depend on the machine. */
export type ComponentFigure = { what: string; value: number; unit: 'KiB'; budget: number; isGate: true };

const exists = (folder: string) =>
  existsSync(join(componentPath(join(import.meta.dirname, '../src'), folder), 'index.ts'));
const figure = (what: string, value: number, budget: number): ComponentFigure => ({
  what,
  value,
  unit: 'KiB',
  budget,
  isGate: true,
});

/** The sizes that have a budget, script in KiB, gzip, React left out, with what is fetched at first use. Throws when a folder is missing. */
export async function measureComponents(): Promise<ComponentFigure[]> {
  const missing = budgets.filter(({ folder }) => !exists(folder)).map(({ folder }) => folder);
  if (missing.length > 0) {
    throw new Error(
      `There is no component ${missing.join(', ')}. Its budget cannot be kept. Bring it back, or take its budget away.`,
    );
  }
  const figures: ComponentFigure[] = [];
  for (const { folder, name, script: budget, later: laterBudget } of budgets) {
    const { script, later } = await weigh([{ folder, name }]);
    figures.push(figure(`${folder}: script`, laterBudget === undefined ? script + later : script, budget));
    if (laterBudget !== undefined) figures.push(figure(`${folder}: script at a press`, later, laterBudget));
  }
  for (const { what, folders, script: budget, css: cssBudget } of combinedBudgets) {
    const imports = budgets.filter(({ folder }) => folders.includes(folder));
    const { script, later, css } = await weigh(imports);
    figures.push(figure(`${what}: script`, script + later, budget));
    if (cssBudget !== undefined) figures.push(figure(`${what}: CSS`, css, cssBudget));
  }
  figures.push(figure('without-react.js', await weighWithoutReact(), withoutReactBudget));
  return figures;
}
