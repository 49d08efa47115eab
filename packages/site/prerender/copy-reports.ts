import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the accessibility reports are published; the accessibility page links to them. */
export const REPORTS = 'accessibility/reports';

const ROOT = join(import.meta.dirname, '../../..');
/** A link to a file of the repository: a specification, a test or a transcript. */
const SOURCE_LINK = /<a((?: lang="\w+")?) href="\.\.\/([^"#]+)(?:#[^"]*)?">([^]*?)<\/a>/g;

/**
 * Copies the committed accessibility reports with the files that they link to, as text, which browsers show. A link to a file
 * that is gone since the report becomes its text.
 * @returns the paths of the reports, for the link check.
 */
export async function copyReports(folder: string, root = ROOT): Promise<string[]> {
  const from = join(root, 'a11y-reports');
  const to = join(folder, REPORTS);
  await cp(from, to, { recursive: true });
  const names = await readdir(from, { recursive: true });
  const sources = new Set<string>();
  for (const name of names.filter((each) => each.endsWith('.html'))) {
    const text = await readFile(join(from, name), 'utf8');
    const linked = text.replaceAll(SOURCE_LINK, (_, lang: string, source: string, content: string) => {
      if (!existsSync(join(root, source))) return content;
      sources.add(source);
      return `<a${lang} href="source/${source}.txt">${content}</a>`;
    });
    await writeFile(join(to, name), linked);
  }
  for (const source of sources) {
    const copy = join(to, 'source', `${source}.txt`);
    await mkdir(dirname(copy), { recursive: true });
    await cp(join(root, source), copy);
  }
  return names.map((file) => `/${REPORTS}/${file}`);
}
