import type { Journey, JourneyAnswer, JourneyPhase, JourneyVersion } from '@longcovid/content';

/** The timeline's id in its page, and the first part of the fragment. */
export const TIMELINE_ANCHOR = 'timeline';

/** The id of a time or a step in the page, distinct from those of the questions. */
export const toStepId = (id: string): string => `${TIMELINE_ANCHOR}-${id}`;

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

/** The version for the answers; undefined while a question is open. */
export const findVersion = (
  { questions, versions }: Pick<Journey, 'questions' | 'versions'>,
  answers: Answers,
): JourneyVersion | undefined =>
  versions.find((version) => questions.every(({ id }) => version.answers[id] === answers[id]));

/** The parts, times and steps that the answers do not exclude: all before the first answer. */
export function findParts({ parts }: Pick<Journey, 'parts'>, answers: Answers): JourneyPhase[] {
  const isShown = ({ only = {} }: { only?: Answers | undefined }) =>
    Object.entries(only).every(([question, answer]) => (answers[question] ?? answer) === answer);
  return parts.filter(isShown).map((part) => ({
    ...part,
    blocks: part.blocks
      .filter(isShown)
      .map((block) => ({ ...block, steps: block.steps.filter(isShown) }))
      .filter(({ steps }) => steps.length > 0),
  }));
}

/** The fragment with the answers: '#timeline?covid=yes'. Browsers never send it to servers. */
export const answersFragment = (text: string): string => `#${TIMELINE_ANCHOR}${text && `?${text}`}`;

/**
 * The answers in a URL: those of its fragment, else those of its query, from a form without script. Null for none, so
 * that a link within the page does not reset them.
 */
export function answersInUrl(
  { hash, search }: { hash: string; search: string },
  journey: Questionnaire,
): string | null {
  const own = `#${TIMELINE_ANCHOR}?`;
  const text = hash.startsWith(own) ? hash.slice(own.length) : search;
  return formatAnswers(readAnswers(new URLSearchParams(text), journey), journey) || null;
}
