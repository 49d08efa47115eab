import type { IntlShape } from 'react-intl';

import type { AccessibilityEvidence } from './evidence.ts';

/** The most common screen readers; those without a transcript are listed as not tested. */
const SCREEN_READERS = ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack'];

/** Sentences about what was tested and what was not. */
export function evidenceSentences(
  intl: IntlShape,
  evidence: AccessibilityEvidence,
): { tests: string[]; limits: string[] } {
  const t = (id: string, values: Record<string, string | number>) =>
    intl.formatMessage({ id: `accessibility.${id}` }, values);
  const {
    browser,
    pages,
    components,
    failures,
    screenReaders: screenReaderTools,
    transcribedPages,
    transcribedComponents,
    verdicts,
  } = evidence;
  const date = intl.formatDate(evidence.date, { dateStyle: 'long', timeZone: 'UTC' });
  const tools = intl.formatList(screenReaderTools.map((tool) => t('tool', tool)));
  const screenReaders = [...new Set(screenReaderTools.map(({ screenReader }) => screenReader))];
  const untried = SCREEN_READERS.filter((name) => !screenReaders.includes(name));
  const unheard = components - transcribedComponents;
  return {
    tests: [
      t('measured', { date, pages, components, browser, failures }),
      ...(screenReaderTools.length > 0
        ? [
            t('heard', {
              heardComponents: transcribedComponents,
              heardPages: transcribedPages,
              tools,
              verdicts,
            }),
          ]
        : []),
    ],
    limits: [
      t('judged', { verdicts }),
      ...(untried.length > 0
        ? [t('screenReaders', { untried: intl.formatList(untried, { type: 'disjunction' }) })]
        : []),
      ...(unheard > 0 ? [t('unheard', { unheard })] : []),
      ...(evidence.oldRecordings > 0 ? [t('oldRecordings', { count: evidence.oldRecordings })] : []),
      t('browsers', { browser }),
    ],
  };
}
