import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { AccessibilityEvidence } from '../src/pages/accessibility/evidence.ts';

type Transcript = { file: string; subject: string; about: string[]; status: string; source: string };
type Results = {
  tested: { date: string; browser: string };
  states: { language: string; theme: string; width: number }[];
  targets: { kind: 'page' | 'component'; id: string }[];
  results: { outcomes: Partial<Record<string, number[]>> }[];
};

/** "Orca 43.1 with Chromium 156.0.8078.79 on Linux, 2026-11-21; …", a line in the header of a transcript. */
const TOOLS = /^(?<screenReader>\S+) \S+ with (?<browser>\S+) \S+ on /m;

/** Scanned states that the accessibility page always mentions. */
const CLAIMED_STATES = [
  ['language', ['en', 'es']],
  ['theme', ['light', 'dark', 'forced']],
  ['width', [320, 1280]],
] as const;

/**
 * Reads the claims of the accessibility page from the committed evidence.
 *
 * @param root the folder of `a11y-reports`.
 * @throws Error when an unconditional claim of the page has no evidence.
 */
export function readAccessibilityEvidence(root: string): AccessibilityEvidence {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { tested, states, targets, results } = read('a11y-reports/results.json') as Results;
  const transcripts = read('a11y-reports/transcripts.json') as Transcript[];
  const manualResults = read('a11y-reports/manual-results.json') as unknown[];

  for (const [name, values] of CLAIMED_STATES)
    for (const value of values)
      if (!states.some((state) => state[name] === value))
        throw new Error(
          `a11y-reports/results.json has no results with ${name} ${value}, which the accessibility page claims. Visitors rely on it. Scan again, or change "accessibility.measured" in packages/content/messages.`,
        );

  const passed = transcripts.filter(({ status }) => status === 'pass');
  // Story ids have `datatable` for the folder `data-table`. The theme has stories but is not a component.
  const components = new Set(
    targets.filter(({ kind }) => kind === 'component').map(({ id }) => id.split('--')[0] ?? id),
  );
  components.delete('theme');
  const subjects = new Set(passed.map(({ subject }) => subject.replaceAll('-', '')));
  return {
    date: tested.date,
    browser: tested.browser.split(' ')[0] ?? tested.browser,
    pages: targets.filter(({ kind }) => kind === 'page').length,
    components: components.size,
    failures: results.filter(({ outcomes }) => (outcomes.failed ?? []).length > 0).length,
    screenReaders: countTools(passed.map(readTool)),
    transcribedPages: passed.filter(({ subject }) => subject === 'pages').length,
    transcribedComponents: [...components].filter((component) => subjects.has(component)).length,
    oldRecordings: passed.filter(({ source }) => source !== 'unchanged').length,
    verdicts: manualResults.length,
  };
}

function readTool({ file, about }: Transcript): { screenReader: string; browser: string } {
  const { screenReader, browser } = TOOLS.exec(about.join('\n'))?.groups ?? {};
  if (screenReader === undefined || browser === undefined)
    throw new Error(
      `${file} lacks its screen reader and browser, which the accessibility page lists. Record it again.`,
    );
  return { screenReader, browser };
}

function countTools(
  tools: { screenReader: string; browser: string }[],
): AccessibilityEvidence['screenReaders'] {
  const counts = new Map<string, AccessibilityEvidence['screenReaders'][number]>();
  for (const tool of tools) {
    const key = `${tool.screenReader} ${tool.browser}`;
    counts.set(key, { ...tool, recordings: (counts.get(key)?.recordings ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.recordings - a.recordings);
}
