import type { Browser, Page } from 'playwright';

import { installInPage } from '../rules/in-page.ts';
import { rules } from '../rules/index.ts';
import type { AuditRecord, Place, State } from '../store/record.ts';
import { runAxe } from './axe.ts';
import { load } from './load.ts';
import type { PlaceToVisit } from './places.ts';
import {
  steadyBrowser,
  TookTooLong,
  VISITS_WITHIN_MS,
  within,
  type SteadyBrowser,
} from './steady-browser.ts';

/** What a run of the browser gives: its rows, and the browser that made them. */
export type Measured = { browser: string; records: AuditRecord[] };

type Visit = { place: Place; state: State };

/**
 * Visits each place in each state, in which it exists, and applies axe-core and our rules.
 * A page that does not load, or a rule that breaks, gives rows 'untested' with the reason; the run goes on.
 */
export async function measure(
  places: readonly PlaceToVisit[],
  states: readonly State[],
  onProgress: (line: string) => void,
  { browsers = steadyBrowser(), visitsWithin = VISITS_WITHIN_MS } = {},
): Promise<Measured> {
  const version = (await browsers.open()).version();
  const records: AuditRecord[] = [];
  try {
    for (const { kind, id, addresses } of places) {
      for (const state of states) {
        const address = addresses[state.language];
        if (!address) continue;
        const rows = await visit(browsers, { place: { kind, id, address }, state }, visitsWithin);
        records.push(...rows);
        const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
        onProgress(
          `${id} ${state.language} ${state.theme} ${state.width}: ${failed.join(', ') || 'no failure found'}`,
        );
      }
    }
    return { browser: `Chromium ${version}`, records };
  } finally {
    await browsers.close();
  }
}

/** Never throws: a visit that breaks, or takes too long, gives rows 'untested', and the next one a browser that works. */
async function visit(browsers: SteadyBrowser, where: Visit, limit: number): Promise<AuditRecord[]> {
  try {
    return await within(
      browsers.open().then((browser) => inContext(browser, where)),
      limit,
    );
  } catch (error) {
    // Its page may still be busy; a browser with a page that never ends is not handed on.
    if (error instanceof TookTooLong) await browsers.close();
    return untested(where, ['axe/*', ...rules.map(({ id }) => id)], error);
  }
}

async function inContext(browser: Browser, where: Visit): Promise<AuditRecord[]> {
  const { language, theme, width } = where.state;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: language,
    reducedMotion: 'reduce',
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
  });
  try {
    const page = await context.newPage();
    await load(page, where.place.address);
    return await applyAll(page, where);
  } finally {
    await context.close();
  }
}

const untested = ({ place, state }: Visit, ids: readonly string[], error: unknown): AuditRecord[] =>
  ids.map((rule) => ({
    rule,
    criteria: [...(rules.find(({ id }) => id === rule)?.criteria ?? [])],
    place,
    state,
    outcome: 'untested',
    reason: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
    findings: [],
  }));

async function applyAll(page: Page, where: Visit): Promise<AuditRecord[]> {
  await installInPage(page);
  const rows: AuditRecord[] = [];
  try {
    for (const row of await runAxe(page)) rows.push({ ...row, ...where });
  } catch (error) {
    rows.push(...untested(where, ['axe/*'], error));
  }
  for (const rule of rules) {
    try {
      const { outcome, findings, reason } = await rule.check(page, where.state);
      rows.push({
        rule: rule.id,
        criteria: [...rule.criteria],
        ...where,
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
