import type { Journey, JourneyAnswer, JourneyVersion } from '@longcovid/content';

/** The timeline's id in its page, and the first part of the fragment. */
export const TIMELINE_ANCHOR = 'timeline';

/** The id of a version's heading, distinct from those of the questions. */
export const versionAnchor = (id: string): string => `timeline-${id}`;

/** Answers by question id; unanswered questions are absent. */
export type Answers = Readonly<Record<string, JourneyAnswer>>;

type Questionnaire = Pick<Journey, 'questions'>;

/** The parameter of an answer: 'part2' for the question 'part-2'. */
export const toParameter = (question: string): string => question.replaceAll('-', '');

const isAnswer = (value: string | null): value is JourneyAnswer => value === 'yes' || value === 'no';

/** The answers in form fields or a URL; ignores values other than yes and no. */
export function readAnswers(query: URLSearchParams, { questions }: Questionnaire): Answers {
  const answered = questions.flatMap(({ id }) => {
    const value = query.get(toParameter(id));
    return isAnswer(value) ? [[id, value] as const] : [];
  });
  return Object.fromEntries(answered);
}

/** The answers as parameters, in the order of the questions: 'covid=yes&part2=no', or ''. */
export function formatAnswers(answers: Answers, { questions }: Questionnaire): string {
  const query = new URLSearchParams();
  for (const { id } of questions) {
    const answer = answers[id];
    if (answer) query.set(toParameter(id), answer);
  }
  return query.toString();
}

/** The versions that match the answers: all before the first answer, one after the last. */
export const fittingVersions = (
  { versions }: Pick<Journey, 'versions'>,
  answers: Answers,
): JourneyVersion[] =>
  versions.filter((version) =>
    Object.entries(answers).every(([question, answer]) => version.answers[question] === answer),
  );

/** The fragment with the answers: '#timeline?covid=yes'. Browsers never send it to servers. */
export const answersFragment = (text: string): string => `#${TIMELINE_ANCHOR}${text && `?${text}`}`;

/**
 * The answers in a URL: those of its fragment, else those of its query, from a form without script. Null for none, so
 * that a link within the page does not reset them.
 */
export function answersInAddress(
  { hash, search }: { hash: string; search: string },
  journey: Questionnaire,
): string | null {
  const own = `#${TIMELINE_ANCHOR}?`;
  const text = hash.startsWith(own) ? hash.slice(own.length) : search;
  return formatAnswers(readAnswers(new URLSearchParams(text), journey), journey) || null;
}
