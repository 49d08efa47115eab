import type { ArticleBody } from '../../embeds/embed-views.ts';

type Block = ArticleBody[number];

const isHeading = (block: Block, level: number) => block.type === 'heading' && block.level === level;

/** True for a chart; number tiles are as wide as the page. */
const isChart = (block: Block | undefined) =>
  block?.type === 'view' && block.view === 'figure' && block.figure.kind !== 'tiles';

const createColumns = (sections: ArticleBody[]): Block => ({ type: 'view', view: 'columns', sections });

const hasView = (blocks: ArticleBody) => blocks.some(({ type }) => type === 'view');

/** At most three sections in a row; four are two rows of two. */
function createRows(sections: ArticleBody[]): ArticleBody {
  const perRow = sections.length === 4 ? 2 : 3;
  return sections.flatMap((section, index) => {
    if (index % perRow > 0) return [];
    const row = sections.slice(index, index + perRow);
    return row.length > 1 ? [createColumns(row)] : section;
  });
}

/**
 * A section of level 2 and those of level 3 in it. A chart at the end of its words is beside the text about it: the
 * subsections, when they are only words, and else the words before it.
 */
function arrangeSection(words: ArticleBody, subsections: ArticleBody[]): ArticleBody {
  const [before, chart] = [words.slice(0, -1), words.slice(-1)];
  if (before.length === 0 || !isChart(chart[0]) || hasView(before))
    return [...words, ...createRows(subsections)];
  if (subsections.length > 0 && !hasView(subsections.flat()))
    return [...before, createColumns([chart, subsections.flat()])];
  return [createColumns([before, chart]), ...createRows(subsections)];
}

/** Arranges the sections of a page with figures in columns. All other blocks stay as they are. */
export function arrangeFigures(body: ArticleBody): ArticleBody {
  const arranged: ArticleBody = [];
  let words: ArticleBody = [];
  let subsections: ArticleBody[] = [];
  const endSection = () => {
    arranged.push(...arrangeSection(words, subsections));
    [words, subsections] = [[], []];
  };
  for (const block of body) {
    if (isHeading(block, 2)) endSection();
    if (isHeading(block, 3)) subsections.push([block]);
    else (subsections.at(-1) ?? words).push(block);
  }
  endSection();
  return arranged;
}
