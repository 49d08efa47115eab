import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

import type { AuditRecord } from '../evidence/record.ts';
import { withFreshPage, type TargetState } from './fresh-page.ts';
import { ANSWER_TIMEOUT_MS, withTimeout } from './resilient-browser.ts';

/** Takes a screenshot of a finding and returns its file name; undefined when it takes none. */
export type TakeScreenshot = (
  browser: Browser,
  targetState: TargetState,
  row: AuditRecord,
) => Promise<string | undefined>;

/** For a scan that writes nothing. */
export const skipScreenshots: TakeScreenshot = () => Promise.resolve(undefined);

/** Margin around the element, so that a reader recognizes its context. */
const MARGIN_PX = 120;

/** Screenshot of the element with a frame; of the whole window when it is hidden or is the page itself. */
async function takeElementScreenshot(page: Page, path: string): Promise<Buffer> {
  const box = await page.evaluate((selector) => {
    // A path through frames or shadow roots is not a selector.
    const isSelector = CSS.supports(`selector(${selector})`);
    const element = isSelector ? document.querySelector<HTMLElement>(selector) : null;
    const isWhole = element === document.documentElement || element === document.body;
    if (!element || isWhole || element.getClientRects().length === 0) return;
    element.scrollIntoView({ block: 'center' });
    // Not the element's own outline: an ancestor may clip it, and the rule may be about it.
    const frame = document.createElement('div');
    const { left, top, width, height } = element.getBoundingClientRect();
    frame.style.cssText = `all: initial; position: fixed; inset: ${top - 4}px auto auto ${left - 4}px; width: ${width}px; height: ${height}px; border: 4px dashed #d0006f; outline: 2px solid #fff; z-index: 2147483647; pointer-events: none; forced-color-adjust: none; box-sizing: content-box`;
    document.documentElement.append(frame);
    return { x: left, y: top, width, height };
  }, path);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  if (!box) return page.screenshot();
  const x = Math.max(0, box.x - MARGIN_PX);
  const y = Math.max(0, box.y - MARGIN_PX);
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width + MARGIN_PX) - x,
    height: Math.min(height, box.y + box.height + MARGIN_PX) - y,
  };
  return clip.width > 0 && clip.height > 0 ? page.screenshot({ clip }) : page.screenshot();
}

/** Writes a PNG of the first finding of each rule that failed on a target into a folder. */
export function createScreenshots(folder: string): TakeScreenshot {
  return async (browser, targetState, { rule, target, findings }) => {
    const name = `${target.id}.${rule.replace('/', '-')}.png`;
    const path = findings[0]?.where ?? 'html';
    const bytes = await withFreshPage(browser, targetState, (page) =>
      withTimeout(takeElementScreenshot(page, path), ANSWER_TIMEOUT_MS),
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), bytes);
    return name;
  };
}

type ScreenshotOptions = {
  earlier: readonly AuditRecord[];
  take: (row: AuditRecord) => Promise<string | undefined>;
  onProgress: (line: string) => void;
};

/**
 * Adds a screenshot to the first failed row of each rule on a target. Reports one that cannot be taken, and keeps the
 * row.
 */
export async function attachScreenshots(
  found: readonly AuditRecord[],
  { earlier, take, onProgress }: ScreenshotOptions,
): Promise<AuditRecord[]> {
  const shown = new Set(earlier.filter(({ screenshot }) => screenshot).map(({ rule }) => rule));
  const rows: AuditRecord[] = [];
  for (const row of found) {
    if (row.outcome !== 'failed' || shown.has(row.rule)) {
      rows.push(row);
      continue;
    }
    try {
      const screenshot = await take(row);
      rows.push({ ...row, ...(screenshot && { screenshot }) });
    } catch (error) {
      onProgress(`${row.target.id}: no screenshot of ${row.rule}: ${String(error).split('\n')[0] ?? ''}`);
      rows.push(row);
    }
  }
  return rows;
}

/** Deletes the screenshots that no row names. */
export function deleteScreenshots(folder: string, records: readonly AuditRecord[]): void {
  if (!existsSync(folder)) return;
  const shown = new Set(records.map(({ screenshot }) => screenshot));
  for (const name of readdirSync(folder)) if (!shown.has(name)) rmSync(join(folder, name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
