import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the accessibility reports are published; the accessibility page links to them. */
export const REPORTS = 'accessibility/reports';

/** Copies the accessibility reports as they are committed; gives their addresses, so that a link to none of them is found. */
export async function copyReports(folder: string): Promise<string[]> {
  const from = new URL('../../../a11y-reports/', import.meta.url).pathname;
  await cp(from, join(folder, REPORTS), { recursive: true });
  return (await readdir(from, { recursive: true })).map((file) => `/${REPORTS}/${file}`);
}
