import { checks } from './checks.ts';
import {
  check,
  packaging,
  playwright,
  recordings,
  scan,
  storyMatrix,
  tasks,
  vitest,
  type Stage,
} from './stages.ts';

const slowChecks = checks.filter(({ isSlow }) => isSlow);
const quickChecks = checks.filter(({ isSlow }) => !isSlow);
const toStage = ({ name, command, args }: (typeof checks)[number]): Stage => check(name, command, args);

/**
 * The stages of `npm test`, or of `npm run test:full`, in starting order: the longest first and the short ones last, so that
 * no core is idle at the end.
 */
export function listStages(isFull: boolean): Stage[] {
  const stages: readonly Stage[] = [
    { ...playwright('pages in Chromium'), workers: 2 },
    vitest('unit', ['content', 'site', 'api', 'scripts', 'ui (node)', 'ui (jsdom)'], ['--maxWorkers=1']),
    vitest('components in Chromium', ['ui (browser)', ...(isFull ? ['ui (without React)'] : [])]),
    ...slowChecks.toReversed().map(toStage),
    { ...tasks(isFull), workers: 2 },
    { ...vitest('rules of the audit', ['audit'], ['--maxWorkers=2']), workers: 2, budget: 240 },
    ...(isFull ? storyMatrix() : []),
    ...(isFull ? [playwright('pages in Firefox', ['-c', 'playwright.firefox.config.ts'])] : []),
    ...quickChecks.map(toStage),
    check('sizes of components', 'node', ['packages/ui/bench/main.ts', ...(isFull ? [] : ['--gates'])]),
    {
      ...check('bytes, requests' + (isFull ? ' and times' : ''), 'node', [
        'packages/site/bench/main.ts',
        ...(isFull ? [] : ['--gates']),
      ]),
      // Times would include those of a concurrent stage.
      ...(isFull && { workers: Infinity }),
    },
  ];
  return [
    ...stages,
    // Packing rebuilds `dist`, which the other stages read.
    ...(isFull ? [{ ...packaging(true), after: stages.map(({ name }) => name) }] : []),
    // These two build the site with its catalogue, so they come last.
    ...(isFull ? [scan, recordings].map((stage) => ({ ...stage, workers: Infinity })) : []),
  ];
}
