import { type HTMLElement, parse } from 'node-html-parser';

import { getTemplate, type PageDefinition, splitPath } from '../src/pages.ts';

/** Shorter sections are nearly empty, unless they have a list, a table, a figure or a control. */
const MIN_WORD_COUNT = 40;
const NON_TEXT_CONTENT = 'ul, ol, dl, table, figure, details, form, a[href="#help"]';

type Section = { heading: string; content: HTMLElement };

const isHeading = ({ rawTagName }: HTMLElement) => /^h[1-4]$/i.test(rawTagName);
const getHeadingLevel = (heading: HTMLElement) => Number(heading.rawTagName.slice(1));

/** Reads the sections of a page; undefined without a main element. */
function sectionsIn(html: string) {
  const main = parse(html).querySelector('main');
  if (!main) return undefined;
  // A heading in a table names its rows.
  const headings = main.querySelectorAll('h1, h2, h3, h4').filter((heading) => !heading.closest('table'));

  /** The content between a heading and the next one of its level; for the page heading, the next one of any level. */
  function below(heading: HTMLElement): Section {
    const [, start] = heading.range;
    const level = Math.max(2, getHeadingLevel(heading));
    const next = headings.find((other) => other.range[0] >= start && getHeadingLevel(other) <= level);
    const content = html.slice(start, next ? next.range[0] : main?.range[1]);
    return { heading: heading.text.trim(), content: parse(content) };
  }

  return {
    all: () => headings.filter((heading) => getHeadingLevel(heading) === 2).map(below),
    /** The section with an id, on its heading or on its element. */
    byId(id: string): Section | undefined {
      const place = main.getElementById(id);
      if (!place) return undefined;
      if (isHeading(place)) return below(place);
      const heading = place.querySelector('h2, h3, h4');
      return heading ? { heading: heading.text.trim(), content: place } : undefined;
    },
  };
}

/** Whether a section has little text and no list, table, figure or control. */
const isThin = ({ content }: Section): boolean =>
  !content.querySelector(NON_TEXT_CONTENT) &&
  content.structuredText.split(/\s+/).filter(Boolean).length < MIN_WORD_COUNT;

function sectionProblems(html: string, ids: readonly string[], isInSmallPieces: boolean): string[] {
  const sections = sectionsIn(html);
  if (!sections) return ['it has no main element'];
  const missing = ids
    .filter((id) => !sections.byId(id)?.heading)
    .map(
      (id) =>
        `the section '${id}' is missing, and visitors look for it. Write a heading that ends with {#${id}}, followed by its text`,
    );
  const listed = ids.flatMap((id) => sections.byId(id) ?? []);
  const thin = new Set(
    [...listed, ...(isInSmallPieces ? [] : sections.all())].filter(isThin).map(({ heading }) => heading),
  );
  return [
    ...missing,
    ...[...thin].map(
      (heading) =>
        `the section “${heading}” is nearly empty. Give it ${MIN_WORD_COUNT} words, a list, a table or a figure, or move its text to another heading`,
    ),
  ];
}

/**
 * Rejects a page that lacks one of its sections, or has a nearly empty one.
 * @param html HTML by URL.
 * @param pages The page table.
 * @param sections The ids of each page's sections, by the page's path.
 * @throws Error with every such section, its page, and what to do.
 */
export function checkSections(
  html: ReadonlyMap<string, string>,
  pages: readonly PageDefinition[],
  sections: Readonly<Record<string, readonly string[]>>,
): void {
  const problems = [...html].flatMap(([url, text]) => {
    const { locale, path } = splitPath(url);
    const page = pages.find((line) => line.path === path);
    if (!page || getTemplate(page, locale) === 'not-translated') return [];
    // Leaflets and short news have short sections on purpose.
    const isInSmallPieces = page.template === 'material' || page.template === 'update';
    return sectionProblems(text, sections[path] ?? [], isInSmallPieces).map(
      (problem) => `${url}: ${problem}.`,
    );
  });
  if (problems.length > 0) throw new Error(`These pages are incomplete:\n- ${problems.join('\n- ')}`);
}
