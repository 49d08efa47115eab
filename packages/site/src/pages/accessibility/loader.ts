import { FORMAT_LOCALE } from '@longcovid/content';
import type { Prose } from '@longcovid/content';
import { loadMessages } from '@longcovid/content/load';
import { createIntl } from 'react-intl';

import type { LoaderContext } from '../../loaders.ts';
import type { AccessibilityEvidence } from './evidence.ts';
import { evidenceSentences } from './evidence-sentences.ts';

/** From the committed reports, at build time. */
declare const __ACCESSIBILITY_EVIDENCE__: AccessibilityEvidence;

/**
 * The text of the page's record, with results of the evidence in its lists; on the server, so that it needs no script.
 */
export function load({ content, locale, page }: LoaderContext): { body: Prose } {
  const intl = createIntl({ locale: FORMAT_LOCALE[locale], messages: loadMessages(locale) });
  const { tests, limits } = evidenceSentences(intl, __ACCESSIBILITY_EVIDENCE__);
  const { body = [] } = content.pages[page.id] ?? {};
  return { body: withItems(withItems(body, 'tests', tests), 'limits', limits) };
}

/** The prose with sentences added to the first list of a section. */
function withItems(body: Prose, section: string, sentences: readonly string[]): Prose {
  const start = body.findIndex((block) => block.type === 'heading' && block.id === section);
  const at = body.findIndex((block, index) => index > start && block.type === 'list');
  return body.map((block, index) =>
    index === at && block.type === 'list'
      ? {
          ...block,
          items: [
            ...sentences.map((value) => [
              { type: 'paragraph' as const, children: [{ type: 'text' as const, value }] },
            ]),
            ...block.items,
          ],
        }
      : block,
  );
}
