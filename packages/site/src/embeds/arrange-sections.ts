import { proseToText } from '@longcovid/content/load';

import type { ArticleBody, ArticleSection, ViewBlock } from './embed-views.ts';

type Block = ArticleBody[number];

/** Lines of text in half of the frame, about; only their proportions count. */
const CHARACTERS = 62;
const VIEW_LINES: Partial<Record<ViewBlock['view'], number>> = { video: 22, contact: 3 };

/** A section with a list in columns of its own, or with the finder: it takes the whole width. */
const WIDE: Partial<Record<ViewBlock['view'], ArticleSection['kind']>> = {
  tests: 'quiet',
  topics: 'quiet',
  enrollment: 'band',
  metrics: 'band',
  'study-sites': 'tool',
};

/** The most that stands in one pair of columns, so that nobody scrolls up far for the second: sections, lines. */
const MOST = { sections: 4, lines: 100 };

/** Between two pairs of columns, in lines. */
const GAP = 2;

function countLines(block: Block): number {
  if (block.type === 'view') {
    if (block.view === 'cards') return 5 * block.items.length;
    return VIEW_LINES[block.view] ?? 5;
  }
  if (block.type === 'heading') return block.level === 2 ? 4 : 3;
  if (block.type === 'list')
    return block.items.reduce((sum, item) => sum + linesOf(proseToText(item)) + 0.3, 1);
  if (block.type === 'table') return 1.5 * block.rows.length + 2;
  return linesOf(proseToText([block])) + 1;
}

const linesOf = (text: string) => Math.ceil(text.length / CHARACTERS);

const sumLines = (blocks: ArticleBody) => blocks.reduce((sum, block) => sum + countLines(block), 0);

/** The kind of a section that takes the whole width; undefined for words. */
function getWideKind(section: ArticleBody): ArticleSection['kind'] | undefined {
  for (const block of section) {
    if (block.type !== 'view') continue;
    if (block.view === 'cards' && (block.layout === 'documents' || block.layout === 'tiles')) return 'quiet';
    const kind = WIDE[block.view];
    if (kind) return kind;
  }
  return undefined;
}

/** The sections of level 2; text before the first heading is one, too. */
export function splitAtHeadings(body: ArticleBody): ArticleBody[] {
  const sections: ArticleBody[] = [];
  for (const block of body) {
    const isStart = block.type === 'heading' && block.level === 2;
    if (isStart || sections.length === 0) sections.push([block]);
    else sections.at(-1)?.push(block);
  }
  return sections;
}

/** Two columns of about the same height, divided before a heading. A section without parts has its heading at its left. */
function splitInColumns(sections: ArticleBody[]): ArticleBody[] {
  const blocks = sections.flat();
  const all = sumLines(blocks);
  const divisions = blocks.flatMap((block, index) => {
    if (index === 0 || block.type !== 'heading') return [];
    const unequal = Math.abs(all - 2 * sumLines(blocks.slice(0, index)));
    // A subsection stays with its section unless the columns would be very unequal.
    return [{ index, cost: unequal + (block.level === 2 ? 0 : 10) }];
  });
  const [best] = divisions.sort((a, b) => a.cost - b.cost);
  const index = best?.index ?? (blocks[0]?.type === 'heading' ? 1 : 0);
  return index > 0 && index < blocks.length ? [blocks.slice(0, index), blocks.slice(index)] : [blocks];
}

/** Sections of words in pairs of columns, so that the whole is as short as it can be. */
function arrangeWords(sections: ArticleBody[]): ArticleSection[] {
  /** The least height from each section to the last, and what stands in the first pair of columns. */
  const from: { lines: number; rows: ArticleSection[] }[] = [{ lines: 0, rows: [] }];
  for (let start = sections.length - 1; start >= 0; start -= 1) {
    const ways = Array.from({ length: Math.min(MOST.sections, sections.length - start) }, (_, more) => {
      const run = sections.slice(start, start + more + 1);
      const columns = splitInColumns(run);
      const rest = from[more] ?? { lines: 0, rows: [] };
      const isTooLong = more > 0 && sumLines(run.flat()) > MOST.lines;
      const height = isTooLong ? Infinity : Math.max(...columns.map(sumLines)) + GAP;
      const row: ArticleSection = { kind: 'words', columns };
      return { lines: height + rest.lines, rows: [row, ...rest.rows] };
    });
    from.unshift(ways.reduce((best, way) => (way.lines < best.lines ? way : best)));
  }
  return from[0]?.rows ?? [];
}

/** Numbers of a group: their bar, and beside it what people have done. */
function splitBeforeMetrics(section: ArticleBody): ArticleBody[] {
  const index = section.findIndex((block) => block.type === 'view' && block.view === 'metrics');
  return index > 0 ? [section.slice(0, index), section.slice(index)] : [section];
}

/**
 * The text of a page in sections as wide as the frame: words in two columns, lists and numbers on a ground of their
 * own. Two sections that follow each other have different grounds, but for words.
 */
export function arrangeInSections(body: ArticleBody): ArticleSection[] {
  const arranged: ArticleSection[] = [];
  let words: ArticleBody[] = [];
  const endWords = () => {
    arranged.push(...arrangeWords(words));
    words = [];
  };
  for (const section of splitAtHeadings(body)) {
    const kind = getWideKind(section);
    if (!kind) {
      words.push(section);
      continue;
    }
    endWords();
    const isSame = arranged.at(-1)?.kind === kind;
    arranged.push({ kind: isSame ? 'words' : kind, columns: splitBeforeMetrics(section) });
  }
  endWords();
  return arranged;
}
