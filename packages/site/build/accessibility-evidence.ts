import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AccessibilityEvidence } from '../src/pages/accessibility/evidence.ts';

type Recording = { file: string; subject: string; about: string[]; status: string; freshness: string };
type Results = {
  tested: { date: string; browser: string };
  states: { language: string; theme: string; width: number }[];
  targets: { kind: 'page' | 'component'; id: string }[];
  results: { outcomes: Partial<Record<string, number[]>> }[];
};

/** "Orca 43.1 with Chromium 156.0.8078.79 on Linux, 2026-11-21; …", a line about a recording. */
const MADE_WITH = /^(?<screenReader>\S+) \S+ with (?<browser>\S+) \S+ on /m;

/** What the page about accessibility says of the states that were visited, in both languages. */
const SAID_OF_STATES = [
  ['language', ['en', 'es']],
  ['theme', ['light', 'dark', 'forced']],
  ['width', [320, 1280]],
] as const;

/**
 * What the committed evidence shows: the page about accessibility says this and nothing else.
 *
 * @param root the folder that holds `a11y-reports`.
 * @throws Error when the evidence does not show what the words of the page say in every case.
 */
export function readAccessibilityEvidence(root: string): AccessibilityEvidence {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { tested, states, targets, results } = read('a11y-reports/results.json') as Results;
  const recordings = read('a11y-reports/transcripts.json') as Recording[];
  const verdicts = read('a11y-reports/manual-results.json') as unknown[];

  for (const [name, values] of SAID_OF_STATES)
    for (const value of values)
      if (!states.some((state) => state[name] === value))
        throw new Error(
          `a11y-reports/results.json: nothing was measured with ${name} ${value}, but the page about accessibility says so. Visitors rely on it. Measure again, or change "accessibility.measured" in packages/content/messages.`,
        );

  const heard = recordings.filter(({ status }) => status === 'pass');
  // Storybook writes the folder `data-table` as `datatable`; the theme has examples, and is no component.
  const components = new Set(
    targets.filter(({ kind }) => kind === 'component').map(({ id }) => id.split('--')[0] ?? id),
  );
  components.delete('theme');
  const subjects = new Set(heard.map(({ subject }) => subject.replaceAll('-', '')));
  return {
    date: tested.date,
    browser: tested.browser.split(' ')[0] ?? tested.browser,
    pages: targets.filter(({ kind }) => kind === 'page').length,
    components: components.size,
    failures: results.filter(({ outcomes }) => (outcomes.failed ?? []).length > 0).length,
    heardWith: countTools(heard.map(readTool)),
    heardPages: heard.filter(({ subject }) => subject === 'pages').length,
    heardComponents: [...components].filter((component) => subjects.has(component)).length,
    oldRecordings: heard.filter(({ freshness }) => freshness !== 'fresh').length,
    verdicts: verdicts.length,
  };
}

function readTool({ file, about }: Recording): { screenReader: string; browser: string } {
  const { screenReader, browser } = MADE_WITH.exec(about.join('\n'))?.groups ?? {};
  if (screenReader === undefined || browser === undefined)
    throw new Error(
      `${file}: it does not say with which screen reader and browser it was made, so the page about accessibility cannot. Record it again.`,
    );
  return { screenReader, browser };
}

function countTools(tools: { screenReader: string; browser: string }[]): AccessibilityEvidence['heardWith'] {
  const counts = new Map<string, AccessibilityEvidence['heardWith'][number]>();
  for (const tool of tools) {
    const key = `${tool.screenReader} ${tool.browser}`;
    counts.set(key, { ...tool, recordings: (counts.get(key)?.recordings ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.recordings - a.recordings);
}
