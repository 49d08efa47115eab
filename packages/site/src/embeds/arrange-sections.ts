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
const MOST = { sections: 4, lines: 60 };

/** How much longer one of two columns may be: a share of it, or a few lines. More would look like a hole. */
const UNEQUAL = { share: 0.25, lines: 4 };

/** Lines of a text beside its heading, which is wider than a column, for each line in a column. */
const BESIDE = 0.8;

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

/** Two columns of about the same height, divided before a heading; null where there are none. */
function splitInColumns(blocks: ArticleBody): ArticleBody[] | null {
  const divisions = blocks.flatMap((block, index) => {
    if (index === 0 || block.type !== 'heading') return [];
    const columns = [blocks.slice(0, index), blocks.slice(index)];
    const [least = 0, most = 0] = columns.map(sumLines).sort((a, b) => a - b);
    if (most - least > Math.max(UNEQUAL.lines, UNEQUAL.share * most)) return [];
    // A subsection stays with its section unless the columns would be very unequal.
    return [{ columns, cost: most - least + (block.level === 2 ? 0 : 10) }];
  });
  return divisions.sort((a, b) => a.cost - b.cost)[0]?.columns ?? null;
}

/** The columns of sections and their height in lines; null where they would leave a hole. */
function arrangeRow(sections: ArticleBody[]): { columns: ArticleBody[]; lines: number } | null {
  const blocks = sections.flat();
  if (sections.length > 1 && sumLines(blocks) > MOST.lines) return null;
  const columns = splitInColumns(blocks);
  if (columns) return { columns, lines: Math.max(...columns.map(sumLines)) };
  if (sections.length > 1) return null;
  const lines = BESIDE * sumLines(blocks);
  return isHeading(blocks[0]) && blocks.length > 1
    ? { columns: [blocks.slice(0, 1), blocks.slice(1)], lines }
    : { columns: [blocks], lines };
}

const isHeading = (block?: Block) => block?.type === 'heading';

/** Sections of words in pairs of columns, so that the whole is as short as it can be. */
function arrangeWords(sections: ArticleBody[]): ArticleSection[] {
  /** The least height from each section to the last, and what stands in the first pair of columns. */
  const from: { lines: number; rows: ArticleSection[] }[] = [{ lines: 0, rows: [] }];
  for (let start = sections.length - 1; start >= 0; start -= 1) {
    const ways = Array.from({ length: Math.min(MOST.sections, sections.length - start) }, (_, more) => {
      const row = arrangeRow(sections.slice(start, start + more + 1));
      if (!row) return { lines: Infinity, rows: [] };
      const rest = from[more] ?? { lines: 0, rows: [] };
      return {
        lines: row.lines + GAP + rest.lines,
        rows: [{ kind: 'words' as const, columns: row.columns }, ...rest.rows],
      };
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
