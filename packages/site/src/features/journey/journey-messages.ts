import type { Journey } from '@longcovid/content';
import { useIntl } from 'react-intl';

import { fittingVersions, type Answers } from './answers.ts';

/** The messages about the shown timelines. */
export function useJourneyMessages(journey: Journey) {
  const intl = useIntl();
  const { questions, versions, yes, no } = journey;
  const t = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `journey.${id}` }, values);
  const all = versions.length;

  const howMany = (answers: Answers): string => {
    const shown = fittingVersions(journey, answers).length;
    if (shown === 1) return t('one');
    if (Object.keys(answers).length === 0) return t('all', { all, questions: questions.length });
    return t('some', { all, shown });
  };
  const answered = (answers: Answers): string =>
    questions
      .flatMap(({ id, label }) => {
        const answer = answers[id];
        return answer ? [t('answer', { question: label, answer: answer === 'yes' ? yes : no })] : [];
      })
      .join('. ');

  return {
    /** The text above the timelines: answers and number of matches. */
    summary: (answers: Answers) =>
      Object.keys(answers).length === 0
        ? howMany(answers)
        : t('answered', { answers: answered(answers), shown: howMany(answers) }),
    /** The announcement after an answer. */
    announcement: (answers: Answers) => {
      const [first, ...others] = fittingVersions(journey, answers);
      return first && others.length === 0 ? t('said', { title: first.title }) : howMany(answers);
    },
    showAll: t('showAll', { all }),
    jump: t('jump'),
  };
}
