import type { Browser, Page } from 'playwright';

import type { AuditRecord, State } from '../evidence/record.ts';
import { runAxe } from './axe.ts';
import { withFreshPage, type TargetState } from './fresh-page.ts';
import { AS_LOADED, isRedundant, sampleStates } from './matrix.ts';
import { createPageSets, type PageSets } from './page-sets.ts';
import {
  ANSWER_TIMEOUT_MS,
  createResilientBrowser,
  ScanTimeoutError,
  VISIT_TIMEOUT_MS,
  withTimeout,
  type ResilientBrowser,
} from './resilient-browser.ts';
import { hasScript } from './rules/has-script.ts';
import { rules, setRules } from './rules/index.ts';
import { inapplicable, type Rule } from './rules/rule.ts';
import { noopScanLog, type ScanLog } from './scan-log.ts';
import { attachScreenshots, skipScreenshots, type TakeScreenshot } from './screenshots.ts';
import type { ScanTarget, TargetSteps } from './targets.ts';
import { appliesTo } from './whole-pages.ts';

/** The rows of a scan, the browser with its version, and the number of targets that there was no time for. */
export type ScanResult = { browser: string; records: AuditRecord[]; left: number };

/**
 * Visits each target in some of the states, which cover each language, theme and width, and applies axe-core and our rules.
 * A page that does not load, or a rule that throws, gives rows 'untested' with the reason, and the scan continues.
 * @param options One target is visited at a time in each of the `browsers` (default: one). `chosen` limits our rules
 * (default: all). `takeScreenshot` is called once for each rule that failed on a target (default: none). Targets of `log`,
 * from an interrupted scan, are not visited again. No target is begun once `isOver` (default: never). `isSampled` runs slow
 * rules in one state of each target (default: in each that they depend on). `visitTimeoutMs` limits a target in a state.
 * `findStates` adds states to each target (default: none). `hasAaa` adds rules of level AAA of axe-core (default: false).
 */
export async function scan(
  targets: readonly ScanTarget[],
  states: readonly State[],
  onProgress: (line: string) => void,
  {
    browsers = [createResilientBrowser()],
    answerTimeoutMs = ANSWER_TIMEOUT_MS,
    chosen = rules,
    log = noopScanLog,
    takeScreenshot = skipScreenshots,
    isOver = () => false,
    isSampled = false,
    visitTimeoutMs = VISIT_TIMEOUT_MS,
    hasAaa = false,
    findStates,
  }: {
    browsers?: readonly ResilientBrowser[];
    answerTimeoutMs?: number;
    chosen?: readonly Rule[];
    log?: ScanLog;
    takeScreenshot?: TakeScreenshot;
    isOver?: () => boolean;
    isSampled?: boolean;
    visitTimeoutMs?: number;
    hasAaa?: boolean;
    findStates?: (browser: Browser, target: ScanTarget) => Promise<TargetSteps[]>;
  } = {},
): Promise<ScanResult> {
  const version = (await browsers[0]?.open())?.version() ?? '';
  // Of one language nothing is said: a page that is checked without a config has any.
  const hasLanguages = new Set(states.map(({ language }) => language)).size > 1;
  const sets = createPageSets(targets.map(({ id }) => id));
  const found = new Map<string, AuditRecord[]>();
  for (const { id, records, pages } of targets.flatMap((target) => log.get(target.id) ?? [])) {
    sets.restore(pages);
    found.set(id, records);
    onProgress(`${id}: scanned before the interruption`);
  }
  const due = targets.filter(({ id }) => !found.has(id));

  async function scanTarget(browser: ResilientBrowser, target: ScanTarget): Promise<AuditRecord[]> {
    const rows: AuditRecord[] = [];
    const earlier: State[] = [];
    const found = await explore(browser, target);
    for (const targetState of planScan({ ...target, states: [...(target.states ?? []), ...found] }, states)) {
      const { state, isFound = false } = targetState;
      const mine = chosen.filter(
        (rule) =>
          !(isFound && rule.isSlow) &&
          appliesTo(rule.id, target.kind) &&
          !isRedundant(rule, state, earlier, isSampled),
      );
      earlier.push(state);
      const visited = await visit(browser, targetState, {
        due: mine,
        sets,
        answerTimeoutMs,
        visitTimeoutMs,
        hasAaa,
      });
      const take = (row: AuditRecord) =>
        withBrowserRecovery(browser, (running) => takeScreenshot(running, targetState, row));
      rows.push(...(await attachScreenshots(visited, { earlier: rows, take, onProgress })));
      onProgress(`${formatTargetState(targetState, hasLanguages)}: ${summarize(visited)}`);
    }
    return rows;
  }

  /** The states that are found; none of a page that does not respond, which its own visit reports. */
  async function explore(browser: ResilientBrowser, target: ScanTarget): Promise<TargetSteps[]> {
    if (!findStates) return [];
    try {
      return await withBrowserRecovery(browser, (running) =>
        withTimeout(findStates(running, target), answerTimeoutMs),
      );
    } catch (error) {
      onProgress(`${target.id}: looked for no states. ${String(error)}`);
      return [];
    }
  }

  /** Takes the next target until there is none, or no time. */
  async function work(browser: ResilientBrowser): Promise<void> {
    for (let target = due.shift(); target; target = due.shift()) {
      const rows = await scanTarget(browser, target);
      found.set(target.id, rows);
      if (rows.every(({ outcome }) => outcome !== 'untested'))
        log.append({ id: target.id, records: rows, pages: sets.get(target.id) });
      if (isOver()) return;
    }
  }

  try {
    await Promise.all(browsers.map(work));
    // A part of the pages would look like a site without links to the others.
    const setRows = due.some(({ kind }) => kind === 'page') ? [] : sets.evaluate();
    for (const { outcome, rule, target, state } of setRows)
      if (outcome === 'failed')
        onProgress(`${target.id} ${state.language}, compared with other pages: ${rule}`);
    if (due.length === 0) log.delete();
    const records = targets.flatMap(({ id }) => found.get(id) ?? []);
    return { browser: `Chromium ${version}`, records: [...records, ...setRows], left: due.length };
  } finally {
    await Promise.all(browsers.map((each) => each.close()));
  }
}

/** The rules that failed, and what was not tested, with the reason. */
function summarize(rows: readonly AuditRecord[]): string {
  const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule);
  const untested = rows.filter(({ outcome }) => outcome === 'untested');
  const reasons = [...new Set(untested.map(({ rule, reason }) => `${rule}: ${reason}`))];
  if (untested.length > 0 && untested.length === rows.length) return `NOT TESTED. ${untested[0]?.reason}`;
  return [
    failed.join(', ') || 'no failure found',
    ...(reasons.length > 0 ? [`NOT TESTED: ${reasons.join('; ')}`] : []),
  ].join('. ');
}

function formatTargetState(
  { target, state: { language, theme, width, interactionState } }: TargetState,
  hasLanguages: boolean,
): string {
  return [
    target.id,
    ...(hasLanguages ? [language] : []),
    theme,
    width,
    ...(interactionState === AS_LOADED ? [] : [`(${interactionState})`]),
  ].join(' ');
}

/** Lists the loaded target and its interaction states, in its languages. */
function planScan(target: ScanTarget, states: readonly State[]): TargetState[] {
  const { kind, id, addresses } = target;
  const inLanguages = states.filter(({ language }) => addresses[language]);
  // By the name, so that a target that joins the list does not change the states of the others.
  const first = Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const loaded: TargetSteps = { name: AS_LOADED, steps: [] };
  const visits = [loaded, ...(target.states ?? [])].flatMap(({ name, steps, isFound = false }, turn) => {
    const seen = isFound ? inLanguages.slice(0, 1) : inLanguages;
    return sampleStates(seen, name, first + turn).map((state) => ({ state, steps, isFound }));
  });
  return visits.map(({ state, steps, isFound }) => ({
    target: { kind, id, address: addresses[state.language] ?? '' },
    state,
    steps,
    isFound,
  }));
}

/** Playwright's errors when a page or browser has closed. */
const isClosedError = (error: unknown): boolean =>
  error instanceof Error && /has been closed|ERR_ABORTED/.test(error.message);

/** Runs work in a browser. Closes the browser after a timeout or crash, so that the next visit gets a new one. */
async function withBrowserRecovery<T>(
  browsers: ResilientBrowser,
  work: (browser: Browser) => Promise<T>,
): Promise<T> {
  try {
    return await work(await browsers.open());
  } catch (error) {
    if (error instanceof ScanTimeoutError || isClosedError(error)) await browsers.close();
    throw error;
  }
}

type VisitOptions = {
  due: readonly Rule[];
  sets: PageSets;
  answerTimeoutMs: number;
  visitTimeoutMs: number;
  hasAaa: boolean;
};

/** Visits a target. Never throws: a page that does not load or respond gives rows 'untested'. */
async function visit(
  browsers: ResilientBrowser,
  targetState: TargetState,
  { due, sets, answerTimeoutMs, visitTimeoutMs, hasAaa }: VisitOptions,
): Promise<AuditRecord[]> {
  try {
    return await withBrowserRecovery(browsers, (browser) =>
      withTimeout(
        withFreshPage(
          browser,
          targetState,
          async (page) => {
            await withTimeout(sets.add(page, targetState), answerTimeoutMs);
            return applyRules(browser, page, targetState, { due, answerTimeoutMs, hasAaa });
          },
          { loadTimeoutMs: answerTimeoutMs },
        ),
        visitTimeoutMs,
      ),
    );
  } catch (error) {
    const ids = ['axe/*', ...due.map(({ id }) => id)];
    return createUntestedRows(
      targetState,
      [...ids, ...(sets.isMissing(targetState) ? setRuleIds : [])],
      error,
    );
  }
}

const setRuleIds = setRules.map(({ id }) => id);

const createUntestedRows = (
  { target, state }: TargetState,
  ids: readonly string[],
  error: unknown,
): AuditRecord[] =>
  ids.map((rule) => ({
    rule,
    criteria: [...([...rules, ...setRules].find(({ id }) => id === rule)?.criteria ?? [])],
    target,
    state,
    outcome: 'untested',
    reason: (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '',
    findings: [],
  }));

/** Whether there is nothing that the rule operates. A page may get it once it hydrates. */
const hasNothing = async (
  page: Page,
  { target }: TargetState,
  { needs, needsScript }: Rule,
): Promise<boolean> =>
  (target.kind === 'component' && needs !== undefined && (await page.locator(needs).count()) === 0) ||
  (needsScript === true && !(await hasScript(page)));

/**
 * Applies all rules; one that throws is untested.
 * @throws ScanTimeoutError when the page no longer responds.
 */
async function applyRules(
  browser: Browser,
  page: Page,
  targetState: TargetState,
  { due, answerTimeoutMs, hasAaa }: Pick<VisitOptions, 'due' | 'answerTimeoutMs' | 'hasAaa'>,
): Promise<AuditRecord[]> {
  const { target, state } = targetState;
  const rows: AuditRecord[] = [];
  try {
    for (const row of await withTimeout(runAxe(page, { hasAaa }), answerTimeoutMs))
      if (appliesTo(row.rule, target.kind)) rows.push({ ...row, target, state });
  } catch (error) {
    if (error instanceof ScanTimeoutError) throw error;
    rows.push(...createUntestedRows(targetState, ['axe/*'], error));
  }
  for (const rule of due) {
    try {
      const check = hasNothing(page, targetState, rule).then((isNothing) =>
        isNothing
          ? inapplicable
          : rule.check(page, {
              language: state.language,
              withFreshPage: (inspect, options) => withFreshPage(browser, targetState, inspect, options),
            }),
      );
      const { outcome, findings, reason } = await withTimeout(check, answerTimeoutMs);
      const { id, criteria } = rule;
      rows.push({
        rule: id,
        criteria: [...criteria],
        target,
        state,
        outcome,
        ...(reason && { reason }),
        findings,
      });
    } catch (error) {
      if (error instanceof ScanTimeoutError) throw error;
      rows.push(...createUntestedRows(targetState, [rule.id], error));
    }
  }
  return rows;
}
