import type { Results } from '../store/results.ts';

const CONTEXT = {
  earl: 'http://www.w3.org/ns/earl#',
  dct: 'http://purl.org/dc/terms/',
  wcag: 'https://www.w3.org/TR/WCAG22/#',
  assertedBy: { '@id': 'earl:assertedBy', '@type': '@id' },
  mode: { '@id': 'earl:mode', '@type': '@id' },
  outcome: { '@id': 'earl:outcome', '@type': '@id' },
  subject: 'earl:subject',
  test: 'earl:test',
  result: 'earl:result',
  isPartOf: 'dct:isPartOf',
  title: 'dct:title',
  description: 'dct:description',
  date: 'dct:date',
};

/** The rows as assertions of EARL 1.0 in JSON-LD, with a context of their own and nothing remote. */
export function earlReport({ tested, records }: Results): string {
  const graph = records.map(({ rule, criteria, place, state, outcome, findings, reason }) => ({
    '@type': 'earl:Assertion',
    assertedBy: '_:a11y-audit',
    mode: 'earl:automatic',
    subject: {
      '@type': 'earl:TestSubject',
      '@id': place.address,
      title: place.id,
      description: `${state.language}, ${state.theme}, ${state.width} px, ${state.after}`,
    },
    test: { '@type': 'earl:TestCase', title: rule, isPartOf: criteria.map((number) => `WCAG 2.2 ${number}`) },
    result: {
      '@type': 'earl:TestResult',
      outcome: `earl:${outcome}`,
      date: tested.date,
      ...((findings.length > 0 || reason) && {
        description: reason ?? findings.map(({ where, seen }) => `${where}: ${seen}`).join('\n'),
      }),
    },
  }));
  const assertor = {
    '@id': '_:a11y-audit',
    '@type': 'earl:Software',
    title: `a11y-audit with ${tested.axe}, ${tested.browser}`,
  };
  const lines = [assertor, ...graph].map((each) => `    ${JSON.stringify(each)}`).join(',\n');
  return `{\n  "@context": ${JSON.stringify(CONTEXT)},\n  "@graph": [\n${lines}\n  ]\n}\n`;
}
