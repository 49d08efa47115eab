import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';

import type { AuditRecord } from '../evidence/record.ts';
import { inFreshPage, type Where } from './fresh-page.ts';
import { ANSWERS_WITHIN_MS, within } from './resilient-browser.ts';

/** Takes a picture of what a rule found, and gives the name of its file; undefined when that is not wanted. */
export type TakePicture = (browser: Browser, where: Where, row: AuditRecord) => Promise<string | undefined>;

/** For a run that leaves nothing behind. */
export const noPictures: TakePicture = () => Promise.resolve(undefined);

/** Room around the element that is shown, so that a reader knows the place again. In px. */
const AROUND = 120;

/** Frames the element of a finding; one that is not seen, or is the page itself, is shown by the whole window. */
async function pictureOf(page: Page, path: string): Promise<Buffer> {
  const box = await page.evaluate((selector) => {
    // A path through frames or shadow roots is no selector of the page.
    const isSelector = CSS.supports(`selector(${selector})`);
    const element = isSelector ? document.querySelector<HTMLElement>(selector) : null;
    const isWhole = element === document.documentElement || element === document.body;
    if (!element || isWhole || element.getClientRects().length === 0) return;
    element.scrollIntoView({ block: 'center' });
    // No outline of the element's own: it may be hidden by a box around it, or be what the rule is about.
    const frame = document.createElement('div');
    const { left, top, width, height } = element.getBoundingClientRect();
    frame.style.cssText = `all: initial; position: fixed; inset: ${top - 4}px auto auto ${left - 4}px; width: ${width}px; height: ${height}px; border: 4px dashed #d0006f; outline: 2px solid #fff; z-index: 2147483647; pointer-events: none; forced-color-adjust: none; box-sizing: content-box`;
    document.documentElement.append(frame);
    return { x: left, y: top, width, height };
  }, path);
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  if (!box) return page.screenshot();
  const x = Math.max(0, box.x - AROUND);
  const y = Math.max(0, box.y - AROUND);
  const clip = {
    x,
    y,
    width: Math.min(width, box.x + box.width + AROUND) - x,
    height: Math.min(height, box.y + box.height + AROUND) - y,
  };
  return clip.width > 0 && clip.height > 0 ? page.screenshot({ clip }) : page.screenshot();
}

/** A picture for each rule that failed on a place, of its first finding in the first state, as a PNG in that folder. */
export function picturesIn(folder: string): TakePicture {
  return async (browser, where, { rule, place, findings }) => {
    const name = `${place.id}.${rule.replace('/', '-')}.png`;
    const path = findings[0]?.where ?? 'html';
    const bytes = await inFreshPage(browser, where, (page) =>
      within(pictureOf(page, path), ANSWERS_WITHIN_MS),
    );
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), bytes);
    return name;
  };
}

type Taking = {
  earlier: readonly AuditRecord[];
  take: (row: AuditRecord) => Promise<string | undefined>;
  onProgress: (line: string) => void;
};

/**
 * The rows of a visit, with a picture where a rule failed that has none yet of this place. A picture that cannot be
 * taken is told, and loses no result.
 */
export async function withPictures(
  found: readonly AuditRecord[],
  { earlier, take, onProgress }: Taking,
): Promise<AuditRecord[]> {
  const shown = new Set(earlier.filter(({ picture }) => picture).map(({ rule }) => rule));
  const rows: AuditRecord[] = [];
  for (const row of found) {
    if (row.outcome !== 'failed' || shown.has(row.rule)) {
      rows.push(row);
      continue;
    }
    try {
      const picture = await take(row);
      rows.push({ ...row, ...(picture && { picture }) });
    } catch (error) {
      onProgress(`${row.place.id}: no picture of ${row.rule}: ${String(error).split('\n')[0] ?? ''}`);
      rows.push(row);
    }
  }
  return rows;
}

/** Deletes the pictures of what is no longer found. */
export function deletePictures(folder: string, records: readonly AuditRecord[]): void {
  if (!existsSync(folder)) return;
  const shown = new Set(records.map(({ picture }) => picture));
  for (const name of readdirSync(folder)) if (!shown.has(name)) rmSync(join(folder, name));
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
