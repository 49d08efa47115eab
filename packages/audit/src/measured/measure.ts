import { chromium, type Browser, type Page } from 'playwright';

import { rules } from '../rules/index.ts';
import type { Rule } from '../rules/rule.ts';
import type { AuditRecord, State } from '../store/record.ts';
import { runAxe } from './axe.ts';
import { findChromium } from './chromium.ts';
import { inFreshPage, type Where } from './fresh-page.ts';
import { AS_LOADED, isRepeat, statesAfter } from './matrix.ts';
import { pageSets, type PageSets } from './page-sets.ts';
import type { PlaceToVisit } from './places.ts';

/** What a run of the browser gives: its rows, and the browser that made them. */
export type Measured = { browser: string; records: AuditRecord[] };

/**
 * Visits each place in each state, in which it exists, and applies axe-core and our rules.
 * `states` are those of a page as loaded; states that a place's own steps lead into are visited in some of them.
 * A page that does not load, or a rule that breaks, gives rows 'untested' with the reason; the run goes on.
 */
export async function measure(
  places: readonly PlaceToVisit[],
  states: readonly State[],
  onProgress: (line: string) => void,
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const records: AuditRecord[] = [];
  const sets = pageSets();
  try {
    for (const place of places) {
      const earlier: State[] = [];
      for (const where of visitsOf(place, states)) {
        const { state } = where;
        const due = rules.filter((rule) => !isRepeat(rule, state, earlier));
        earlier.push(state);
        const rows = await visit(browser, where, due, sets);
        records.push(...rows);
        const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
        const name = [place.id, state.language, state.theme, state.width];
        if (state.after !== AS_LOADED) name.push(`(${state.after})`);
        onProgress(`${name.join(' ')}: ${failed.join(', ') || 'no failure found'}`);
      }
    }
    const together = sets.rows();
    for (const { outcome, rule, place, state } of together)
      if (outcome === 'failed') onProgress(`${place.id} ${state.language}, beside other pages: ${rule}`);
    return { browser: `Chromium ${browser.version()}`, records: [...records, ...together] };
  } finally {
    await browser.close();
  }
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

async function visit(
  browser: Browser,
  where: Where,
  due: readonly Rule[],
  sets: PageSets,
): Promise<AuditRecord[]> {
  try {
    return await inFreshPage(browser, where, async (page) => {
      await sets.add(page, where);
      return applyAll(browser, page, where, due);
    });
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

async function applyAll(
  browser: Browser,
  page: Page,
  where: Where,
  due: readonly Rule[],
): Promise<AuditRecord[]> {
  const { place, state } = where;
  const rows: AuditRecord[] = [];
  try {
    for (const row of await runAxe(page)) rows.push({ ...row, place, state });
  } catch (error) {
    rows.push(...untested(where, ['axe/*'], error));
  }
  for (const rule of due) {
    try {
      const { outcome, findings, reason } = await rule.check(page, {
        language: state.language,
        inFreshPage: (look, options) => inFreshPage(browser, where, look, options),
      });
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
      rows.push(...untested(where, [rule.id], error));
    }
  }
  return rows;
}
