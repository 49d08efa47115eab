import type { Prose } from '@longcovid/content';
import { useLoaderData } from 'react-router-dom';

import { PageFrame, type PageWords } from '../../shell/PageFrame.tsx';
import type { AccessibilityEvidence } from './evidence.ts';
import { useEvidenceSentences } from './useEvidenceSentences.ts';

/** Its record's words; what was tested, and what was not, comes from the evidence. */
export function Page() {
  const { body, evidence, ...words } = useLoaderData<PageWords & { evidence: AccessibilityEvidence }>();
  const { tests, limits } = useEvidenceSentences(evidence);
  return <PageFrame {...words} body={withItems(withItems(body, 'tests', tests), 'limits', limits)} />;
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
