import type { IntlShape } from 'react-intl';

import type { AccessibilityEvidence } from './evidence.ts';

/** Screen readers that people use most; those without a recording are named as not tested. */
const SCREEN_READERS = ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack'];

/** What was tested, and what was not, in the reader's language. */
export function evidenceSentences(
  intl: IntlShape,
  evidence: AccessibilityEvidence,
): { tests: string[]; limits: string[] } {
  const say = (id: string, values: Record<string, string | number>) =>
    intl.formatMessage({ id: `accessibility.${id}` }, values);
  const { browser, pages, components, failures, heardWith, heardPages, heardComponents, verdicts } = evidence;
  const date = intl.formatDate(evidence.date, { dateStyle: 'long', timeZone: 'UTC' });
  const tools = intl.formatList(heardWith.map((tool) => say('tool', tool)));
  const screenReaders = [...new Set(heardWith.map(({ screenReader }) => screenReader))];
  const untried = SCREEN_READERS.filter((name) => !screenReaders.includes(name));
  const unheard = components - heardComponents;
  return {
    tests: [
      say('measured', { date, pages, components, browser, failures }),
      ...(heardWith.length > 0 ? [say('heard', { heardComponents, heardPages, tools, verdicts })] : []),
    ],
    limits: [
      say('judged', { verdicts }),
      ...(untried.length > 0
        ? [say('screenReaders', { untried: intl.formatList(untried, { type: 'disjunction' }) })]
        : []),
      ...(unheard > 0 ? [say('unheard', { unheard })] : []),
      ...(evidence.oldRecordings > 0 ? [say('oldRecordings', { count: evidence.oldRecordings })] : []),
      say('browsers', { browser }),
    ],
  };
}
