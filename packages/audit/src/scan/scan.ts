import type { Browser, Page } from 'playwright';

import { rules } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import type { AuditRecord, State } from '../evidence/record.ts';
import { runAxe } from './axe.ts';
import { inFreshPage, type Where } from './fresh-page.ts';
import { AS_LOADED, isRepeat, statesAfter } from './matrix.ts';
import { noNotes, type Notes } from './scan-log.ts';
import { pageSets, type PageSets } from './page-sets.ts';
import { noPictures, withPictures, type TakePicture } from './screenshots.ts';
import type { PlaceToVisit } from './targets.ts';
import {
  steadyBrowser,
  TookTooLong,
  ANSWERS_WITHIN_MS,
  within,
  type SteadyBrowser,
} from './resilient-browser.ts';
import { speaksOf } from './whole-pages.ts';

/** What a run of the browser gives: its rows, and the browser that made them. */
export type Measured = { browser: string; records: AuditRecord[] };

/**
 * Visits each place in each state, in which it exists, and applies axe-core and our rules.
 * `states` are those of a page as loaded; states that a place's own steps lead into are visited in some of them.
 * `chosen` are those of our rules that are applied; default: all.
 * `takePicture` is asked once for each rule that failed on a place; default: no picture.
 * What `notes` hold of an interrupted run is taken over; a place of which something is untested is visited again.
 * A page that does not load, or a rule that breaks, gives rows 'untested' with the reason; the run goes on.
 */
export async function measure(
  places: readonly PlaceToVisit[],
  states: readonly State[],
  onProgress: (line: string) => void,
  {
    browsers = steadyBrowser(),
    answersWithin = ANSWERS_WITHIN_MS,
    chosen = rules,
    notes = noNotes,
    takePicture = noPictures,
  }: {
    browsers?: SteadyBrowser;
    answersWithin?: number;
    chosen?: readonly Rule[];
    notes?: Notes;
    takePicture?: TakePicture;
  } = {},
): Promise<Measured> {
  const version = (await browsers.open()).version();
  const records: AuditRecord[] = [];
  const sets = pageSets();
  try {
    for (const place of places) {
      const known = notes.of(place.id);
      if (known) {
        sets.recall(known.pages);
        records.push(...known.records);
        onProgress(`${place.id}: measured before the interruption`);
        continue;
      }
      const rows: AuditRecord[] = [];
      const earlier: State[] = [];
      for (const where of visitsOf(place, states)) {
        const { state } = where;
        const due = chosen.filter((rule) => speaksOf(rule.id, place.kind) && !isRepeat(rule, state, earlier));
        earlier.push(state);
        const found = await visit(browsers, where, { due, sets, answersWithin });
        const take = (row: AuditRecord) => lettingGo(browsers, (browser) => takePicture(browser, where, row));
        rows.push(...(await withPictures(found, { earlier: rows, take, onProgress })));
        onProgress(`${nameOf(where)}: ${failedRules(found).join(', ') || 'no failure found'}`);
      }
      records.push(...rows);
      if (rows.every(({ outcome }) => outcome !== 'untested'))
        notes.keep({ id: place.id, records: rows, pages: sets.of(place.id) });
    }
    const together = sets.rows();
    for (const { outcome, rule, place, state } of together)
      if (outcome === 'failed') onProgress(`${place.id} ${state.language}, beside other pages: ${rule}`);
    notes.end();
    return { browser: `Chromium ${version}`, records: [...records, ...together] };
  } finally {
    await browsers.close();
  }
}

const failedRules = (rows: readonly AuditRecord[]): string[] =>
  rows.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);

function nameOf({ place, state: { language, theme, width, after } }: Where): string {
  return [place.id, language, theme, width, ...(after === AS_LOADED ? [] : [`(${after})`])].join(' ');
}

/** The place as loaded in each state, and in the states that its own steps lead into, in its languages. */
function visitsOf(place: PlaceToVisit, states: readonly State[]): Where[] {
  const { kind, id, addresses } = place;
  const inLanguages = states.filter(({ language }) => addresses[language]);
  const after = [
    ...inLanguages.map((state) => ({ state, steps: [] })),
    ...(place.states ?? []).flatMap(({ name, steps }, turn) =>
      statesAfter(inLanguages, name, turn).map((state) => ({ state, steps })),
    ),
  ];
  return after.map(({ state, steps }) => ({
    place: { kind, id, address: addresses[state.language] ?? '' },
    state,
    steps,
  }));
}

/** What Playwright says when page or browser went away under it. */
const isOfItsEnd = (error: unknown): boolean =>
  error instanceof Error && /has been closed|ERR_ABORTED/.test(error.message);

/** Work in a browser. Its page may be busy yet when it took too long, and a browser that is about to end answers for a moment: neither is handed on. */
async function lettingGo<T>(browsers: SteadyBrowser, work: (browser: Browser) => Promise<T>): Promise<T> {
  try {
    return await work(await browsers.open());
  } catch (error) {
    if (error instanceof TookTooLong || isOfItsEnd(error)) await browsers.close();
    throw error;
  }
}

type ToDo = { due: readonly Rule[]; sets: PageSets; answersWithin: number };

/** Never throws: a visit that breaks, or whose page does not answer, gives rows 'untested', and the next one a browser that works. */
async function visit(
  browsers: SteadyBrowser,
  where: Where,
  { due, sets, answersWithin }: ToDo,
): Promise<AuditRecord[]> {
  try {
    return await lettingGo(browsers, (browser) =>
      inFreshPage(
        browser,
        where,
        async (page) => {
          await within(sets.add(page, where), answersWithin);
          return applyAll(browser, page, where, { due, answersWithin });
        },
        { loadsWithin: answersWithin },
      ),
    );
  } catch (error) {
    return untested(where, ['axe/*', ...due.map(({ id }) => id)], error);
  }
}

const untested = ({ place, state }: Where, ids: readonly string[], error: unknown): AuditRecord[] =>
  ids.map((rule) => ({
    rule,
    criteria: [...(rules.find(({ id }) => id === rule)?.criteria ?? [])],
    place,
    state,
    outcome: 'untested',
    reason: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
    findings: [],
  }));

/** @throws TookTooLong when the page no longer answers; a rule that breaks is untested, and the next one goes on. */
async function applyAll(
  browser: Browser,
  page: Page,
  where: Where,
  { due, answersWithin }: Omit<ToDo, 'sets'>,
): Promise<AuditRecord[]> {
  const { place, state } = where;
  const rows: AuditRecord[] = [];
  try {
    for (const row of await within(runAxe(page), answersWithin))
      if (speaksOf(row.rule, place.kind)) rows.push({ ...row, place, state });
  } catch (error) {
    if (error instanceof TookTooLong) throw error;
    rows.push(...untested(where, ['axe/*'], error));
  }
  for (const rule of due) {
    try {
      const check = rule.check(page, {
        language: state.language,
        inFreshPage: (look, options) => inFreshPage(browser, where, look, options),
      });
      const { outcome, findings, reason } = await within(check, answersWithin);
      const { id, criteria } = rule;
      rows.push({
        rule: id,
        criteria: [...criteria],
        place,
        state,
        outcome,
        ...(reason && { reason }),
        findings,
      });
    } catch (error) {
      if (error instanceof TookTooLong) throw error;
      rows.push(...untested(where, [rule.id], error));
    }
  }
  return rows;
}
