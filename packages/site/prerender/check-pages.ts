import { unescape } from 'node:querystring';

import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

import { type PageDefinition, splitPath } from '../src/pages.ts';
import type { FindInContent } from './content-places.ts';

/** Budget of a page's HTML, in bytes (brotli), and the allowance for each listed record. */
const BUDGET = { page: 30_000, home: 15_000, listed: 150 } as const;

/** Budget of the home page before compression, which a phone has to parse: its bytes and its elements. */
const HOME_BUDGET = { bytes: 110_000, elements: 1500 } as const;

/** Maximum of illustrations on a page: more of them tire people with little energy. */
const ILLUSTRATIONS = { page: 1, home: 4 } as const;

const isHome = (path: string) => path === '/' || path === '/es';

type Site = {
  pages: readonly PageDefinition[];
  middlewareNames: readonly string[];
  requestPaths: ReadonlySet<string>;
  /** Redirects. */
  redirects?: ReadonlyMap<string, { to: string }>;
  /** Finds the source file and line of a URL. */
  find?: FindInContent;
  /** Compressed size (brotli) by path, in bytes. */
  weights: ReadonlyMap<string, number>;
};

/** Problems of the links of one page. */
function linkProblems(
  path: string,
  page: HTMLElement,
  pages: ReadonlyMap<string, HTMLElement>,
  site: Site,
): string[] {
  const { locale } = splitPath(path);
  const problems: string[] = [];
  for (const link of page.querySelectorAll('a[href^="/"], a[href^="#"]')) {
    const href = link.getAttribute('href') ?? '';
    const { pathname, hash } = new URL(href, `http://localhost${path}`);
    const target = pages.get(pathname);
    const where = () => {
      const place = site.find?.(locale, `](${href}`);
      return place ? ` It is in ${place}.` : '';
    };
    if (!target && !site.requestPaths.has(pathname))
      problems.push(
        `links to ${pathname}, which is not a page. Visitors would get an error page. Correct the URL, or remove the link.${where()}`,
      );
    // The URL parser encodes letters with accents. Unlike decodeURIComponent, this never throws.
    const id = unescape(hash.slice(1));
    if (target && id && !target.getElementById(hash.slice(1)) && !target.getElementById(id)) {
      problems.push(
        `links to ${href}, but no element there has the id '${id}'. Visitors would land at the top of the page. Use the id of a heading there.${where()}`,
      );
    }
  }
  return problems;
}

/** One line for all pages with the same problem, such as a link in the header. */
function onPages(problems: readonly { path: string; problem: string }[]): string[] {
  const byProblem = Map.groupBy(problems, ({ problem }) => problem);
  return [...byProblem].map(([problem, found]) => {
    const [path = '', ...others] = new Set(found.map((each) => each.path));
    return `${path} ${problem}${others.length > 0 ? ` (${others.length} more pages have this.)` : ''}`;
  });
}

/** Reserved domains are placeholders for links that a programme has not set; their language is unknown. */
const HAS_NO_LANGUAGE = /^https?:\/\/example\.org\b/;
const IS_SPANISH = /^https?:\/\/(es|espanol)\.|\/(es|espanol)(\/|$)/;

/** On a Spanish page, a link to an English page elsewhere needs a note. */
function languageProblems(page: HTMLElement): string[] {
  if (page.querySelector('html')?.getAttribute('lang') !== 'es') return [];
  return page
    .querySelectorAll('a[href^="http"]')
    .map((link) => ({ href: link.getAttribute('href') ?? '', text: link.text }))
    .filter(
      ({ href, text }) =>
        !HAS_NO_LANGUAGE.test(href) && !IS_SPANISH.test(href) && !text.includes('en inglés'),
    )
    .map(
      ({ href, text }) =>
        `links to ${href} as “${text}” without “(en inglés)”. Visitors would land on an English page unprepared. End the text of the link with “(en inglés)”.`,
    );
}

/**
 * Illustrations are drawings and pictures in the page's own text. Icons and charts inside components and thumbnails of
 * documents and stories do not count.
 */
const findIllustrations = (page: HTMLElement): HTMLElement[] =>
  page
    .querySelectorAll('main svg:not([data-part=thumbnail]), main img:not([src^="/thumbnails/"])')
    .filter((picture) => picture.closest('[data-component]') === null);

function illustrationProblems(path: string, page: HTMLElement): string[] {
  const pictures = findIllustrations(page);
  const most = isHome(path) ? ILLUSTRATIONS.home : ILLUSTRATIONS.page;
  const drawings = pictures.map((picture) => picture.getAttribute('src') ?? picture.innerHTML);
  const hasTextAlternative = (picture: HTMLElement) =>
    picture.rawTagName === 'img' ||
    picture.getAttribute('aria-hidden') === 'true' ||
    (picture.getAttribute('role') === 'img' && Boolean(picture.getAttribute('aria-label')?.trim()));
  return [
    ...(pictures.length > most ? [`shows ${pictures.length} illustrations; the maximum is ${most}`] : []),
    ...(new Set(drawings).size < drawings.length ? ['shows an illustration twice'] : []),
    ...pictures
      .filter((picture) => !hasTextAlternative(picture))
      .map(() => 'has a drawing that is neither described nor marked as decorative'),
  ];
}

/** Of the home page, which most visitors open first, on any phone. */
function homeProblems(page: HTMLElement): string[] {
  const bytes = Buffer.byteLength(page.outerHTML);
  const elements = page.querySelectorAll('*').length;
  return [
    ...(bytes > HOME_BUDGET.bytes
      ? [`has ${bytes} bytes before compression; the budget is ${HOME_BUDGET.bytes}`]
      : []),
    ...(elements > HOME_BUDGET.elements
      ? [`has ${elements} elements; the budget is ${HOME_BUDGET.elements}`]
      : []),
  ];
}

/** Elements whose text goes on in the line around them. */
const INLINE = /^(abbr|b|bdi|cite|code|em|i|mark|q|small|span|strong|time)$/i;
const UNREAD = /^(script|style|template|svg)$/i;
/** The end of one text and the beginning of another: a word or a closing sign, then a capital, digit or opening sign. */
const TOUCHING = /(?<=[\p{L}\p{N}.!?:;,)”»])\n(?=[\p{Lu}\p{N}([¿¡“«])/gu;

const isUnread = (element: HTMLElement): boolean =>
  UNREAD.test(element.rawTagName) ||
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true';

/** Texts of a page in their order, with a line break at each tag of an inline element. */
function joinTexts(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return node.text.replaceAll('\n', ' ');
  if (node.nodeType !== NodeType.ELEMENT_NODE || isUnread(node as HTMLElement)) return '';
  const { rawTagName } = node as HTMLElement;
  const text = node.childNodes.map(joinTexts).join('');
  return INLINE.test(rawTagName) ? `\n${text}\n` : ` ${text} `;
}

/** Texts that touch in the HTML are one word to screen readers, to a search and in a copy, however far CSS puts them. */
function touchingProblems(page: HTMLElement): string[] {
  const body = page.querySelector('body');
  const texts = body ? joinTexts(body).replaceAll(/\n+/g, '\n') : '';
  return [...texts.matchAll(TOUCHING)].map(({ index }) => {
    const [before = ''] = /[^\n]{0,30}$/.exec(texts.slice(0, index)) ?? [];
    const [after = ''] = /^[^\n]{0,30}/.exec(texts.slice(index + 1)) ?? [];
    return `has two texts that touch: “${`${before}|${after}`.trim()}”. Screen readers say them as one word. Put white space between them.`;
  });
}

/** Problems of a single page. */
function pageProblems(path: string, page: HTMLElement, weight: number): string[] {
  const problems: string[] = [];
  for (const image of page.querySelectorAll('img:not([alt])')) {
    problems.push(`has a picture without alternative text: ${image.getAttribute('src')}`);
  }
  if (page.querySelector('[style]'))
    problems.push('has an inline style attribute, which the security policy blocks');
  problems.push(...illustrationProblems(path, page), ...touchingProblems(page));
  if (page.querySelectorAll('h1').length !== 1) problems.push('does not have exactly one h1');
  if (isHome(path)) problems.push(...homeProblems(page));
  const listed = page.querySelectorAll('main li a[href^="/"], main details').length;
  const budget = isHome(path) ? BUDGET.home : BUDGET.page + BUDGET.listed * listed;
  if (weight > budget)
    problems.push(
      `has ${weight} bytes (brotli); the budget is ${budget}. It is slow on a phone. Move part of its text to another page`,
    );
  return problems;
}

function titleProblems(pages: ReadonlyMap<string, HTMLElement>): string[] {
  const byTitle = Map.groupBy(pages, ([, page]) => {
    const language = page.querySelector('html')?.getAttribute('lang');
    return `${language}: ${page.querySelector('title')?.text}`;
  });
  return [...byTitle]
    .filter(([, same]) => same.length > 1)
    .map(([title, same]) => `${same.map(([path]) => path).join(' and ')} have the same title (${title})`);
}

function redirectProblems(pages: ReadonlyMap<string, HTMLElement>, site: Site): string[] {
  return [...(site.redirects ?? [])]
    .filter(([, { to }]) => {
      const [path = '', anchor] = to.split('#');
      const target = pages.get(path);
      return target ? Boolean(anchor && !target.getElementById(anchor)) : !site.requestPaths.has(path);
    })
    .map(([from, { to }]) => `the table of redirects redirects ${from} to ${to}, which does not exist`);
}

/**
 * Rejects a site with a broken page.
 * @param pages HTML by path.
 * @throws Error with every problem and its page.
 */
export function checkPages(pages: ReadonlyMap<string, string>, site: Site): void {
  const parsed = new Map([...pages].map(([path, html]) => [path, parse(html)] as const));
  const problems = [
    ...site.pages.flatMap(({ id, middleware = [] }) =>
      middleware
        .filter((name) => !site.middlewareNames.includes(name))
        .map((name) => `page table: '${id}' uses the middleware '${name}', which does not exist`),
    ),
    ...onPages(
      [...parsed].flatMap(([path, page]) =>
        [
          ...pageProblems(path, page, site.weights.get(path) ?? Infinity),
          ...linkProblems(path, page, parsed, site),
          ...languageProblems(page),
        ].map((problem) => ({ path, problem })),
      ),
    ),
    ...titleProblems(parsed),
    ...redirectProblems(parsed, site),
  ];
  if (problems.length > 0) throw new Error(`Build stopped:\n- ${problems.join('\n- ')}`);
}
