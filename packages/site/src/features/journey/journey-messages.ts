import type { Journey } from '@longcovid/content';
import { useIntl } from 'react-intl';

import { findVersion, type Answers } from './answers.ts';

/** The messages about the timeline. */
export function useJourneyMessages(journey: Journey) {
  const intl = useIntl();
  const { questions, yes, no } = journey;
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `journey.${id}` }, values);

  const progress = (answers: Answers): string => {
    if (findVersion(journey, answers)) return t('one');
    if (Object.keys(answers).length === 0) return t('all', { questions: questions.length });
    return t('some');
  };
  const format = (answers: Answers): string[] =>
    questions.flatMap(({ id, label }) => {
      const answer = answers[id];
      return answer ? [t('answer', { question: label, answer: answer === 'yes' ? yes : no })] : [];
    });

  return {
    /** The text above the timeline: the answers, and what is still to answer. */
    summary: (answers: Answers) =>
      Object.keys(answers).length === 0
        ? progress(answers)
        : t('answered', { answers: format(answers).join('. '), shown: progress(answers) }),
    /** The announcement after an answer. */
    announcement: (answers: Answers) => {
      const version = findVersion(journey, answers);
      return version ? t('said', { title: version.title }) : progress(answers);
    },
    /** Heading of the timeline while a question is open. */
    whole: t('whole'),
    showAll: t('showAll'),
    /** Label of what only some people have. */
    only: t('only'),
    /** The answers that show it, and that they are the visitor's. */
    onlyWith: (only: Answers, answers: Answers) =>
      Object.keys(only).every((question) => answers[question])
        ? t('yours', { answers: format(only).join('. ') })
        : format(only).join('. '),
  };
}
