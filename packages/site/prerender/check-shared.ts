import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse, type HTMLElement } from 'node-html-parser';

import { SHARE_SIZE } from '../src/shell/share-pictures.ts';
import { REDRAW } from '../illustrations/share-sources.ts';

type Site = {
  /** Folder of the built site. */
  folder: string;
  publicUrl: string;
};

const getMetaContent = (page: HTMLElement, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content') ?? '';

/** The head of the page; parsing the body is slow. */
const parseHead = (html: string) => parse(html.slice(0, html.indexOf('</head>')));

/** Problems of the picture for shared links of one page. */
function findProblems(page: HTMLElement, { folder, publicUrl }: Site): string[] {
  const url = getMetaContent(page, 'og:image');
  if (!url.startsWith(`${publicUrl}/`)) return ['has no picture for shared links with an absolute URL'];
  const path = url.slice(publicUrl.length);
  const problems: string[] = [];
  const locale = page.querySelector('html')?.getAttribute('lang') ?? '';
  if (!path.startsWith(`/share/${locale}/`)) {
    problems.push(`shows ${path} where it is shared, which is not in its language`);
  }
  if (!/\S \S/.test(getMetaContent(page, 'og:image:alt'))) {
    problems.push(`has no text alternative for ${path}`);
  }
  const file = join(folder, path);
  if (!existsSync(file))
    return [...problems, `shows ${path} where it is shared, which does not exist. ${REDRAW}`];
  const png = readFileSync(file);
  const size = `${png.readUInt32BE(16)} by ${png.readUInt32BE(20)}`;
  if (size !== `${SHARE_SIZE.width} by ${SHARE_SIZE.height}`)
    problems.push(`shows ${path}, which is ${size} pixels`);
  return problems;
}

/**
 * Rejects a site with a page whose picture for shared links is missing or wrong.
 * @param html Built pages by path.
 * @throws Error with every problem.
 */
export function checkShared(html: ReadonlyMap<string, string>, site: Site): void {
  const problems = [...html].flatMap(([path, text]) =>
    findProblems(parseHead(text), site).map((problem) => `${path} ${problem}`),
  );
  if (problems.length > 0) throw new Error(`Build stopped:\n- ${problems.join('\n- ')}`);
}
