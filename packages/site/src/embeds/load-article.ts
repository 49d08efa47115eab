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
  const others = sections.filter((section) => section !== points);
  const isLong = others.length >= LONG;
  const placed = await resolveEmbeds(points ? withoutSection(body, points.id) : body, context);
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

/** The text without disclosures and links to other pages. */
const toPlainText = (body: ArticleBody): string => proseToText(body.filter((block) => block.type !== 'view'));
