import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../src/index.ts';
import type { Answer } from '../src/index.ts';
import { ANSWER_MAX_SENTENCES, ANSWER_MAX_WORDS } from '../src/schema/index.ts';
import type { Entry, Translation } from './read-entry.ts';

/** Answers that are too long, and questions without an answer in one language. */
export const checkAnswers = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ folder, translations }) =>
    // Without meta.yml an entry has no translations, which is reported already.
    (Object.keys(translations).length === 0 ? [] : LOCALES).flatMap((locale) => {
      const translation = translations[locale];
      if (translation) return checkLength(translation);
      // A file that cannot be read has its own error.
      return existsSync(join(folder, `${locale}.md`))
        ? []
        : [
            `${folder}/${locale}.md: the question has no answer in this language. Those who read it would not find it. Write the file, and take locales out of meta.yml.`,
          ];
    }),
  );

function checkLength({ file, text, fields }: Translation): string[] {
  const answer = fields['answer'];
  if (typeof answer !== 'string') return [];
  const line = text.split('\n').findIndex((each) => each.startsWith('answer:')) + 1;
  const words = answer.trim().split(/\s+/).length;
  const sentences = answer.split(/[.!?](?=\s|$)/).filter((each) => /\p{L}/u.test(each)).length;
  const tooLong = [
    ...(words > ANSWER_MAX_WORDS ? [`${words} words; the limit is ${ANSWER_MAX_WORDS}`] : []),
    ...(sentences > ANSWER_MAX_SENTENCES
      ? [`${sentences} sentences; the limit is ${ANSWER_MAX_SENTENCES}`]
      : []),
  ];
  return tooLong.map(
    (what) =>
      `${file}:${line}: the answer has ${what}. People who are tired read no more than that. Say what they came for, and move the rest below the front matter.`,
  );
}

/** One line that lists the answers that the programme has to decide; empty for none. */
export function describeUndecided(answers: readonly Pick<Answer, 'id' | 'decide'>[]): string {
  const ids = answers.filter(({ decide }) => decide).map(({ id }) => id);
  return ids.length === 0
    ? ''
    : `Answers that the programme has to decide (${ids.length}): ${ids.join(', ')}.\n`;
}
