import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Config, Source } from '../config.ts';
import { statesOf } from '../scan/matrix.ts';
import { measure } from '../scan/scan.ts';
import { noNotes, notesIn, type MarkOf } from '../scan/scan-log.ts';
import { deletePictures, noPictures, picturesIn } from '../scan/screenshots.ts';
import { placesOf, storiesOf, type PlaceToVisit } from '../scan/targets.ts';
import { serveBy } from './serve-site.ts';
import { sourceHash } from '../evidence/source-hash.ts';
import { readSources, type Sources } from '../evidence/freshness.ts';
import type { State } from '../evidence/record.ts';
import { PICTURES, writeResults } from '../evidence/results.ts';
import { readWaivers, waiverOf } from '../evidence/waivers.ts';
import { say, setUp, today, type Common } from './command-context.ts';

const axeVersion = (): string => {
  const require = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
  return `axe-core ${(require('axe-core/package.json') as { version: string }).version}`;
};

/** The commit of the tree, with `+` when files differ from it; 'unknown' outside a repository. */
function commitOf(folder: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim();
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain', '-uno') === '' ? '' : '+');
  } catch (error) {
    if (error instanceof Error) return 'unknown';
    throw error;
  }
}

/** `--base` says where the site runs; a source that lies in a folder of it, such as a catalogue, stays in that folder. */
const baseOf = ({ base }: { base: string }, running: string | undefined): string =>
  running === undefined ? base : new URL(new URL(base).pathname, running).href;

/** The page or story of that id, be it one that a whole run leaves out; sources after the one that holds it are not asked. */
async function placesCalled(id: string, { sources, languages }: Config, running: string | undefined) {
  for (const source of sources) {
    const whole: Source = source.kind === 'pages' ? source : { ...source, mainStories: undefined };
    const places = await placesOf(whole, languages, baseOf(source, running));
    const found = places.filter((place) => place.id === id);
    if (found.length > 0) return found;
  }
  throw new Error(`No page or story is called ${id}.`);
}

const placesOfAll = async ({ sources, languages }: Config, running: string | undefined) =>
  (await Promise.all(sources.map((source) => placesOf(source, languages, baseOf(source, running))))).flat();

/** Where an interrupted run is noted, from the config's folder. */
const NOTES = '.cache/a11y-audit/measured.jsonl';

/** A story depends on its component alone, a page on everything. */
function marksOf(
  places: readonly PlaceToVisit[],
  { states, sources }: { states: readonly State[]; sources: Sources },
): MarkOf {
  const audit = sourceHash(join(import.meta.dirname, '..'), ['**']);
  const all = Object.fromEntries(sources.byId);
  return (id) => {
    const place = places.find((each) => each.id === id);
    const source = place?.kind === 'component' ? sources.ofPlace(place) : all;
    return JSON.stringify({ place, states, audit, source });
  };
}

type MeasureOptions = Common & { only?: string };

/** Measures all places and writes results.json; ends with an error on a failure that is not waived, or a hole. */
export async function measureAction({
  serve,
  ...options
}: MeasureOptions & { serve?: string }): Promise<void> {
  const site = serve === undefined ? undefined : await serveBy(serve);
  try {
    await measureThere(site ? { ...options, base: site.address } : options);
  } finally {
    await site?.stop();
  }
}

async function measureThere(options: MeasureOptions): Promise<void> {
  const { config, root } = await setUp(options);
  const { base, only } = options;
  const places = await (only ? placesCalled(only, config, base) : placesOfAll(config, base));
  const states = statesOf(config);
  const sources = readSources(root, config);
  // A look at one place is short, and goes on with nothing.
  const notes = only ? noNotes : notesIn(join(root, NOTES), marksOf(places, { states, sources }));
  const pictures = join(root, config.reports, PICTURES);
  const { browser, records } = await measure(places, states, say, {
    notes,
    takePicture: only ? noPictures : picturesIn(pictures),
  });
  const waivers = readWaivers(join(root, config.waivers));
  const failed = records.filter(({ outcome }) => outcome === 'failed');
  const waived = failed.filter((row) => waiverOf(waivers, row));
  const untested = records.filter(({ outcome }) => outcome === 'untested');
  say(
    `${records.length} results: ${failed.length} failed (${waived.length} of them waived), ${untested.length} NOT TESTED.`,
  );
  const why = Map.groupBy(untested, ({ place, reason }) => `${place.id}: ${reason ?? ''}`);
  for (const [line, rows] of why) say(`NOT TESTED ${line} (${rows.length})`);
  if (untested.length > 0 || failed.length > waived.length) process.exitCode = 1;
  // A look at one place does not replace the results of all.
  if (only) {
    for (const { rule, findings } of failed) say(`${rule} ${JSON.stringify(findings)}`);
    return;
  }
  const folder = join(root, config.reports);
  mkdirSync(folder, { recursive: true });
  deletePictures(pictures, records);
  writeResults(join(folder, 'results.json'), {
    product: config.product,
    tested: {
      date: today(),
      commit: commitOf(root),
      browser,
      axe: axeVersion(),
      platform: `${process.platform} ${process.arch}`,
      sources: Object.fromEntries(sources.byId),
    },
    stories: (
      await Promise.all(config.sources.map((source) => storiesOf(source, baseOf(source, base))))
    ).flat(),
    records,
  });
}
