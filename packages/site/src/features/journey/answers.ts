import type { Journey, JourneyAnswer, JourneyVersion } from '@longcovid/content';

/** Where the timeline stands in its page; also the first part of the fragment. */
export const TIMELINE_ANCHOR = 'timeline';

/** The id of a version's heading: apart from those of the questions, whose names versions may share. */
export const versionAnchor = (id: string): string => `timeline-${id}`;

/** Answers by the id of their question; a question without one is left out. */
export type Answers = Readonly<Record<string, JourneyAnswer>>;

type Questionnaire = Pick<Journey, 'questions'>;

/** The name under which an answer stands in an address: 'part2' for the question 'part-2'. */
export const toParameter = (question: string): string => question.replaceAll('-', '');

const isAnswer = (value: string | null): value is JourneyAnswer => value === 'yes' || value === 'no';

/** The answers in the fields of a form or in an address; anything but yes and no is no answer. */
export function readAnswers(query: URLSearchParams, { questions }: Questionnaire): Answers {
  const answered = questions.flatMap(({ id }) => {
    const value = query.get(toParameter(id));
    return isAnswer(value) ? [[id, value] as const] : [];
  });
  return Object.fromEntries(answered);
}

/** The answers as an address has them, in the order of the questions: 'covid=yes&part2=no', or ''. */
export function formatAnswers(answers: Answers, { questions }: Questionnaire): string {
  const query = new URLSearchParams();
  for (const { id } of questions) {
    const answer = answers[id];
    if (answer) query.set(toParameter(id), answer);
  }
  return query.toString();
}

/** The versions that no answer speaks against: all before the first answer, one after the last. */
export const fittingVersions = (
  { versions }: Pick<Journey, 'versions'>,
  answers: Answers,
): JourneyVersion[] =>
  versions.filter((version) =>
    Object.entries(answers).every(([question, answer]) => version.answers[question] === answer),
  );

/** The fragment that holds answers: '#timeline?covid=yes'. Browsers never send it to any server. */
export const answersFragment = (text: string): string => `#${TIMELINE_ANCHOR}${text && `?${text}`}`;

/**
 * The answers in an address: those of its fragment, or else those of its query, which a form without script has sent.
 * Null when it holds none, so that following a link within the page forgets nothing.
 */
export function answersInAddress(
  { hash, search }: { hash: string; search: string },
  journey: Questionnaire,
): string | null {
  const own = `#${TIMELINE_ANCHOR}?`;
  const text = hash.startsWith(own) ? hash.slice(own.length) : search;
  return formatAnswers(readAnswers(new URLSearchParams(text), journey), journey) || null;
}
