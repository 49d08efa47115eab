import { chromium, type Browser, type Page } from 'playwright';

import { installInPage } from '../rules/in-page.ts';
import { rules } from '../rules/index.ts';
import type { AuditRecord, Place, State } from '../store/record.ts';
import { runAxe } from './axe.ts';
import { findChromium } from './chromium.ts';
import type { PlaceToVisit } from './places.ts';

const LOADS_WITHIN_MS = 30_000;

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
): Promise<Measured> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const records: AuditRecord[] = [];
  try {
    for (const { kind, id, addresses } of places) {
      for (const state of states) {
        const address = addresses[state.language];
        if (!address) continue;
        const rows = await visit(browser, { place: { kind, id, address }, state });
        records.push(...rows);
        const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
        onProgress(
          `${id} ${state.language} ${state.theme} ${state.width}: ${failed.join(', ') || 'no failure found'}`,
        );
      }
    }
    return { browser: `Chromium ${browser.version()}`, records };
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, where: Visit): Promise<AuditRecord[]> {
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
    const response = await page.goto(where.place.address, { timeout: LOADS_WITHIN_MS });
    if (response && !response.ok()) throw new Error(`The page answered ${response.status()}.`);
    return await applyAll(page, where);
  } catch (error) {
    return untested(where, ['axe/*', ...rules.map(({ id }) => id)], error);
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
