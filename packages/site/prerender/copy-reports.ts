import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the accessibility reports are published; the accessibility page links to them. */
export const REPORTS = 'accessibility/reports';

/** Copies the committed accessibility reports; returns their paths for the link check. */
export async function copyReports(folder: string): Promise<string[]> {
  const from = join(import.meta.dirname, '../../../a11y-reports');
  await cp(from, join(folder, REPORTS), { recursive: true });
  return (await readdir(from, { recursive: true })).map((file) => `/${REPORTS}/${file}`);
}
