import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LOCALES } from '../src/index.ts';
import type { Locale } from '../src/index.ts';
import { PACKAGE } from './content-copy.ts';

const read = (path: string) => readFileSync(join(PACKAGE, 'entries', path), 'utf8').replaceAll(/\s+/g, ' ');

/** The paths of the sentences of a study, such as `pay` and `risks.blood`; none for what a study does not have. */
function factsOf(study: string, locale: Locale): string[] {
  const source = readFileSync(join(PACKAGE, 'entries/study', study, `${locale}.md`), 'utf8');
  const fields = parse(source.split('---')[1] ?? '') as Record<
    string,
    string | null | Record<string, string>
  >;
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === null) return [];
    return typeof value === 'string' ? [name] : Object.keys(value).map((risk) => `${name}.${risk}`);
  });
}

/** What people read on one study before they decide. A flyer of one page leaves out what `without` names. */
const DOCUMENTS: readonly { study: string; path: string; without?: readonly string[]; only?: Locale }[] = [
  { study: 'adult', path: 'page/consent-a', only: 'en' },
  { study: 'adult', path: 'protocol/consent-adult', only: 'es' },
  { study: 'adult', path: 'protocol/protocol-adult', without: ['injury'] },
  { study: 'adult', path: 'page/adults', without: ['injury'] },
  { study: 'adult', path: 'study-material/adult-join', without: ['injury', 'samples'] },
  { study: 'adult', path: 'study-material/young-adult-join', without: ['injury', 'samples', 'who'] },
  { study: 'pediatric', path: 'protocol/consent-pediatric' },
  { study: 'pediatric', path: 'protocol/protocol-pediatric', without: ['injury'] },
  { study: 'pediatric', path: 'page/children', without: ['injury'] },
  { study: 'pediatric', path: 'study-material/child-join', without: ['injury', 'samples'] },
  { study: 'pregnancy', path: 'protocol/protocol-pregnancy', without: ['injury'] },
  { study: 'pregnancy', path: 'page/pregnant-women', without: ['injury'] },
  { study: 'pregnancy', path: 'study-material/pregnancy-join', without: ['injury', 'samples'] },
  { study: 'autopsy', path: 'protocol/consent-tissue' },
  { study: 'autopsy', path: 'protocol/protocol-tissue' },
  { study: 'autopsy', path: 'page/tissue-pathology' },
  { study: 'autopsy', path: 'study-material/tissue-family-guide' },
];
const EACH = DOCUMENTS.flatMap(({ only, ...document }) =>
  LOCALES.filter((locale) => only === undefined || locale === only).map((locale) => ({
    ...document,
    locale,
  })),
);

/** What only the table may say, each with a sentence that once stood in a document and promised too much or too little. */
const TYPED: Record<Locale, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/\bpaid for\b/i, 'You are paid for your time.'],
    [/\bcosts? (?:you|your family) nothing|\b(?:pays? nothing|does not pay)/i, 'The family pays nothing.'],
    [/\bno treatment\b/i, 'We give no treatment and no medicine.'],
    [/\b(?:may not|cannot) help (?:you|your)/i, 'The study may not help you.'],
    [/\bdestroy the samples/i, 'You can ask them to destroy the samples that are left.'],
    [/\bif the law says/i, 'We must tell others if the law says so.'],
    [/\bno to any test/i, 'You may say no to any test.'],
    [
      /\b(?:signs for a child|sign for yourself|adults sign for themselves)/i,
      'Young adults sign for themselves.',
    ],
    [/\bcaregiver (?:signs|joins|must)/i, 'A parent or caregiver signs for a child.'],
    [/\bsmall risk\b/i, 'There is a small risk that someone sees it.'],
  ],
  es: [
    [/\bpag[oa] por su tiempo/i, 'Recibe un pago por su tiempo.'],
    [/\bno (?:le |les )?cuestan? nada|\bno paga nada/i, 'La familia no paga nada.'],
    [/\bningún tratamiento/i, 'El estudio no da ningún tratamiento ni medicina.'],
    [/\b(?:quizás no|no puede) (?:le )?ayud[ae]r? a/i, 'El estudio quizás no le ayude a usted.'],
    [/\bdestruy\w+ las muestras/i, 'Puede pedir que destruyan las muestras.'],
    [/\bla ley lo pide/i, 'Debemos avisar a otros si la ley lo pide.'],
    [/\bno a cualquier prueba/i, 'Puede decir que no a cualquier prueba.'],
    [
      /\bfirman? (?:por (?:el niño|sí mismos)|en su propio nombre)/i,
      'Los adultos jóvenes firman en su propio nombre.',
    ],
    [/\bcuidador (?:firma|se une)/i, 'El padre, la madre o el cuidador firma por el niño.'],
    [/\bpequeño riesgo/i, 'Hay un pequeño riesgo de que alguien vea sus datos sin permiso.'],
  ],
};

test.each(EACH)(
  '$path in $locale says all that the study asks and promises',
  ({ study, path, without = [], locale }) => {
    const text = read(`${path}/${locale}.md`);
    const missing = factsOf(study, locale).filter(
      (name) => !without.includes(name) && !text.includes(`{study.${study}.${name}}`),
    );
    expect(missing).toEqual([]);
  },
);

test.each(EACH)('$path in $locale promises nothing in words of its own', ({ path, locale }) => {
  const text = read(`${path}/${locale}.md`);
  expect(TYPED[locale].flatMap(([pattern]) => pattern.exec(text)?.[0] ?? [])).toEqual([]);
});

test.each(LOCALES)('finds in %s what documents once said in their own words', (locale) => {
  for (const [pattern, sentence] of TYPED[locale]) expect(sentence).toMatch(pattern);
});

test.each(['adult', 'pediatric', 'pregnancy', 'autopsy'])(
  'has the same facts on %s in both languages',
  (study) => {
    expect(factsOf(study, 'es')).toEqual(factsOf(study, 'en'));
  },
);

/** The order in which each test is told, beside how long it takes. */
const TEST_ORDER: Record<Locale, readonly string[]> = {
  en: ['Why', 'Before', 'What happens', 'After', 'Risks', 'Your result', 'Your choice'],
  es: ['Para qué', 'Antes', 'Cómo es', 'Después', 'Riesgos', 'Su resultado', 'Usted decide'],
};

test.each(LOCALES)('tells every test in one order in %s', (locale) => {
  const tests = readdirSync(join(PACKAGE, 'entries/study-test'));
  expect(tests).toHaveLength(8);
  for (const id of tests) {
    const leads = [...read(`study-test/${id}/${locale}.md`).matchAll(/\*\*([^*]+)\.\*\*/g)].map(
      ([, lead]) => lead,
    );
    expect({ id, leads }).toEqual({ id, leads: TEST_ORDER[locale] });
  }
});
