import type { Content, Embed, EmbedName, Locale, Prose, ProseEmbed } from '@longcovid/content';
import { loadMessages, loadRecord, loadRecords } from '@longcovid/content/load';

import { findListedPdf } from '../features/documents/find-pdf.ts';
import { loadFinder } from '../features/finder/load-finder.ts';
import { findVideo } from '../features/video/find-video.ts';
import type { EmbedContext, Resolve } from './embed-context.ts';
import type { ArticleBody } from './embed-views.ts';
import { RESOLVERS } from './kinds/index.ts';

type PageContext = { content: Content; locale: Locale; url: URL };

/** Resolves the directives of a page's text to records. Server only: the browser gets the result. */
export function resolveEmbeds(body: Prose, { content, locale, url }: PageContext): Promise<ArticleBody> {
  return resolveBlocks(body, {
    content,
    locale,
    url,
    loadRecords: (kind) => loadRecords(locale, kind),
    loadRecord: (kind, id) => loadRecord(locale, kind, id),
    loadMessages: () => loadMessages(locale),
    getCohortName: (id) => content.cohorts.find((cohort) => cohort.id === id)?.name ?? id,
    findListedPdf,
    findVideo,
    loadFinder,
  });
}

async function resolveBlocks(body: Prose, context: EmbedContext): Promise<ArticleBody> {
  const placed = await Promise.all(
    body.map(async (block): Promise<ArticleBody> => {
      if (block.type !== 'embed') return [block];
      const found = await resolveEmbed(block, context);
      return Array.isArray(found) ? resolveBlocks(found, context) : [{ type: 'view', ...found }];
    }),
  );
  return placed.flat();
}

function resolveEmbed(embed: ProseEmbed, context: EmbedContext) {
  // The build of the content has verified the name and the attributes.
  const resolve = RESOLVERS[embed.name as EmbedName] as Resolve<EmbedName>;
  return resolve(embed as Embed, context);
}
