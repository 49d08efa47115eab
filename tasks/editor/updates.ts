import type { Draw } from '../draw.ts';
import type { Language } from '../ways.ts';

/** An entry as an editor writes it: its folder, and the text of each file. */
export type NewEntry = { kind: string; id: string; files: Record<string, string> };

/** Words of a page that nobody else has, in each language. */
export type Words = Record<Language, { title: string; intro: string; sentence: string }>;

/** Plain sentences, so that only what a task is about can be wrong with them. `#` stands for the drawn mark. */
const PLAIN: Record<Language, { titles: string[]; intros: string[]; sentences: string[] }> = {
  en: {
    titles: [
      'What we did in #',
      'A day at site #',
      'Rest and sleep: part #',
      'Ask us about #',
      "It's time for #",
    ],
    intros: ['This is a sample. It is about #.', 'Here is a short sample text about #.'],
    sentences: [
      'We will call you before your visit to #, and you can ask us anything.',
      'You can rest as long as you like when you come to #.',
      'A friend or someone from your family may come with you to #.',
    ],
  },
  es: {
    titles: [
      'Qué hicimos en #',
      'Un día en el sitio #',
      'Descanso y sueño: parte #',
      'Pregunte por #',
      '¿Ya conoce #?',
    ],
    intros: ['Este es un ejemplo. Trata de #.', 'Este es un texto corto de ejemplo sobre #.'],
    sentences: [
      'Le llamamos antes de su visita a # y usted puede preguntar lo que quiera.',
      'Usted puede descansar todo lo que quiera cuando venga a #.',
      'Puede venir con una persona de su familia a #.',
    ],
  },
};

const LETTERS = ['b', 'd', 'f', 'g', 'l', 'm', 'n', 'p', 'r', 's', 't'];

/** A made-up name of a place, which stands nowhere else: two syllables, and sometimes an accent or a hyphen. */
export function drawMark(draw: Draw): string {
  const syllable = () => `${draw.pick(LETTERS)}${draw.pick(['a', 'e', 'i', 'o', 'u', 'á', 'é', 'ñu', 'ö'])}`;
  const name = [syllable(), syllable(), syllable(), syllable()].join(draw.chance(0.2) ? '-' : '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function drawWords(draw: Draw): Words {
  const mark = drawMark(draw);
  const inLanguage = (language: Language) => {
    const { titles, intros, sentences } = PLAIN[language];
    const say = (texts: string[]) => draw.pick(texts).replaceAll('#', mark);
    return { title: say(titles), intro: say(intros), sentence: say(sentences) };
  };
  return { en: inLanguage('en'), es: inLanguage('es') };
}

/** A text as the guide says that a field is written: in quotes, of the kind that the text does not hold. */
export const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);
