import type { Content, Locale, Prose } from '@longcovid/content';
import { proseToText, splitSections } from '@longcovid/content/load';

import type { ArticleData } from './Article.tsx';
import { computeReadingMinutes } from './reading-time.ts';
import { resolveEmbeds } from './resolve-embeds.ts';
import type { ArticleBody } from './embed-views.ts';

/** A page with this many sections begins with a table of contents and its reading time. */
const LONG = 5;

/** The section that is shown first: a page for emergencies begins with what to do. */
const FIRST = ['key-points', 'what-to-do-now'];

type Context = { content: Content; locale: Locale; url: URL };

/** The data of an article page. Server only. */
export async function loadArticle(
  { heading, lead, body, sample }: { heading: string; lead: string; body: Prose; sample: boolean },
  context: Context,
): Promise<ArticleData> {
  const { sections } = splitSections(body);
  const points = sections.find(({ id }) => FIRST.includes(id));
  const whole = await resolveEmbeds(points ? withoutSection(body, points.id) : body, context);
  const placed = withoutEmptyLists(whole);
  const others = sections.filter(({ id }) => placed.some((block) => isSection(block) && block.id === id));
  const isLong = others.length >= LONG;
  return {
    heading,
    lead,
    isSample: sample,
    keyPoints: points
      ? { id: points.id, heading: points.heading, body: await resolveEmbeds(points.body, context) }
      : null,
    body: placed,
    contents: isLong ? others.map(({ id, heading: name }) => ({ id, heading: name })) : [],
    minutes: isLong ? computeReadingMinutes(toPlainText(placed)) : null,
  };
}

/** The text without one of its sections. */
function withoutSection(body: Prose, id: string): Prose {
  let isInside = false;
  return body.filter((block) => {
    if (block.type === 'heading' && block.level === 2) isInside = block.id === id;
    return !isInside;
  });
}

type Block = ArticleBody[number];

const isSection = (block: Block): block is Extract<Block, { type: 'heading' }> =>
  block.type === 'heading' && block.level === 2;

/** The text without sections whose list has nothing to show yet, such as case studies before the first is written. */
function withoutEmptyLists(body: ArticleBody): ArticleBody {
  const starts = body.flatMap((block, at) => (isSection(block) ? [at] : []));
  return [0, ...starts].flatMap((start, at) => {
    const section = body.slice(start, starts[at]);
    const views = section.filter((block) => block.type === 'view');
    const isEmpty = views.length > 0 && views.every((view) => 'items' in view && view.items.length === 0);
    return isEmpty ? [] : section;
  });
}

/** The text without disclosures and links to other pages. */
const toPlainText = (body: ArticleBody): string => proseToText(body.filter((block) => block.type !== 'view'));
