import { getRelated } from '../standards/related.ts';
import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { AuditRecord } from '../evidence/record.ts';
import { computeStatus, type Status } from '../evidence/status.ts';
import { PAGES } from '../evidence/subjects.ts';

/** Context of the WCAG-EM Report Tool 3.0, inline since remote contexts need a network. */
const CONTEXT = {
  reporter: 'https://github.com/w3c/wcag-em-report-tool/',
  wcagem: 'http://www.w3.org/TR/WCAG-EM/#',
  Evaluation: 'wcagem:procedure',
  defineScope: 'wcagem:step1',
  scope: 'wcagem:step1a',
  step1b: { '@id': 'wcagem:step1b', '@type': '@id' },
  conformanceTarget: 'step1b',
  accessibilitySupportBaseline: 'wcagem:step1c',
  additionalEvaluationRequirements: 'wcagem:step1d',
  exploreTarget: 'wcagem:step2',
  essentialFunctionality: 'wcagem:step2b',
  pageTypeVariety: 'wcagem:step2c',
  technologiesReliedUpon: 'wcagem:step2d',
  selectSample: 'wcagem:step3',
  structuredSample: 'wcagem:step3a',
  randomSample: 'wcagem:step3b',
  auditSample: 'wcagem:step4',
  reportFindings: 'wcagem:step5',
  documentSteps: 'wcagem:step5a',
  commissioner: 'wcagem:commissioner',
  evaluator: 'wcagem:evaluator',
  evaluationSpecifics: 'wcagem:step5b',
  WCAG: 'https://www.w3.org/TR/WCAG/#',
  WCAG20: 'http://www.w3.org/TR/WCAG20/#',
  WCAG21: 'http://www.w3.org/TR/WCAG21/#',
  WAI: 'http://www.w3.org/WAI/',
  A: 'WAI:WCAG2A-Conformance',
  AA: 'WAI:WCAG2AA-Conformance',
  AAA: 'WAI:WCAG2AAA-Conformance',
  wcagVersion: 'WAI:standards-guidelines/wcag/#versions',
  earl: 'http://www.w3.org/ns/earl#',
  Assertion: 'earl:Assertion',
  TestResult: 'earl:TestResult',
  assertedBy: 'earl:assertedBy',
  mode: 'earl:mode',
  result: 'earl:result',
  subject: 'earl:subject',
  test: 'earl:test',
  outcome: 'earl:outcome',
  dcterms: 'http://purl.org/dc/terms/',
  title: 'dcterms:title',
  description: 'dcterms:description',
  summary: 'dcterms:summary',
  date: { '@id': 'dcterms:date', '@type': 'W3CDTF' },
  W3CDTF: 'http://www.w3.org/TR/NOTE-datetime',
  schema: 'http://schema.org/',
  WebSite: 'schema:WebSite',
  WebPage: 'schema:WebPage',
  id: '@id',
  type: '@type',
  language: '@language',
};

/** `WCAG21:` for criteria of WCAG 2.1, `WCAG:` for later ones; the tool has no `WCAG22:`. */
const testId = (number: string): string => {
  const { id, since } = getRelated(number);
  return since === '2.2' ? `WCAG:${id}` : `WCAG21:${id}`;
};

/** Automated tests alone never pass a criterion: without a failure it needs manual review. */
const OUTCOME: Record<Status, string> = {
  failed: 'earl:failed',
  manuallyTested: 'earl:passed',
  noneApplies: 'earl:cantTell',
  noFailureFound: 'earl:cantTell',
  personDecides: 'earl:cantTell',
  partlyTested: 'earl:cantTell',
  screenReaderOnly: 'earl:cantTell',
  notTested: 'earl:untested',
};

type Page = { id: string; address: string; rows: AuditRecord[] };

/** The sample: each address of a page. Stories are not web pages. */
const listPages = ({ results: { records } }: Evidence): Page[] =>
  [
    ...Map.groupBy(
      records.filter(({ target }) => target.kind === 'page'),
      ({ target }) => target.address,
    ).entries(),
  ]
    .map(([address, rows]) => ({ id: rows[0]?.target.id ?? address, address, rows }))
    .sort((a, b) => (a.address < b.address ? -1 : 1));

/** One assertion for each criterion with results on each page. Manual results of components are about no page. */
function createAssertions(evidence: Evidence, pages: readonly Page[]) {
  const ofPages = evidence.manualResults.filter(({ subject }) => subject === PAGES);
  return pages.flatMap(({ address, rows }) => {
    const languages = new Set(rows.map(({ state }) => state.language));
    const reviews = ofPages.filter((each) => each.languages.some((language) => languages.has(language)));
    return CRITERIA.flatMap(({ number }) => {
      const { status, rules, failures, manualResults } = computeStatus(number, {
        ...evidence,
        records: rows,
        transcripts: [],
        manualResults: reviews,
      });
      const current = manualResults.filter(({ source }) => source === 'unchanged');
      if (rules.length + current.length === 0) return [];
      const found = [
        ...failures.flatMap(({ findings }) => findings.map(({ where, seen }) => `${where}: ${seen}`)),
        ...current.flatMap(({ outcome, person, state, notes = '' }) =>
          outcome === 'failed' ? [`${person.role}, ${state}: ${notes}`] : [],
        ),
      ];
      const isManual = status === 'manuallyTested' || (status === 'failed' && failures.length === 0);
      return {
        type: 'Assertion',
        assertedBy: '_:a11y-audit',
        mode: isManual ? 'earl:manual' : 'earl:automatic',
        subject: address,
        test: testId(number),
        result: {
          type: 'TestResult',
          outcome: OUTCOME[status],
          date: evidence.results.tested.date,
          description:
            found.length > 0
              ? [...new Set(found)].join('\n')
              : [status, ...(rules.length > 0 ? [rules.join(', ')] : [])].join(': '),
        },
      };
    });
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

/** Assertions only, to import into an evaluation with the same sample. */
export function serializeWcagEmAssertions(evidence: Evidence): string {
  return json({ '@context': CONTEXT, '@graph': createAssertions(evidence, listPages(evidence)) });
}

/** An evaluation that the WCAG-EM Report Tool can open. */
export function serializeWcagEmEvaluation(evidence: Evidence): string {
  const { product, tested } = evidence.results;
  const pages = listPages(evidence);
  return json({
    '@context': CONTEXT,
    type: 'Evaluation',
    language: 'en',
    defineScope: {
      id: '_:defineScope',
      scope: {
        id: '_:website',
        type: ['earl:TestSubject', 'WebSite'],
        title: product.en,
        description: product.en,
      },
      wcagVersion: '2.2',
      conformanceTarget: 'AA',
      accessibilitySupportBaseline: `${tested.browser}; Orca on Linux for the transcripts`,
      additionalEvaluationRequirements: '',
    },
    exploreTarget: {
      id: '_:exploreTarget',
      essentialFunctionality: '',
      pageTypeVariety: '',
      technologiesReliedUpon: ['HTML', 'CSS', 'WAI-ARIA', 'ECMAScript'].map((title) => ({ title })),
    },
    selectSample: {
      id: '_:selectSample',
      structuredSample: pages.map(({ id, address }) => ({
        id: address,
        type: ['earl:TestSubject', 'WebPage'],
        title: id,
        description: address,
      })),
      randomSample: [],
    },
    auditSample: createAssertions(evidence, pages),
    reportFindings: {
      documentSteps: ['about', 'defineScope', 'exploreTarget', 'selectSample'].map((id) => ({
        id: `_:${id}`,
      })),
      commissioner: '',
      date: tested.date,
      evaluator: `a11y-audit with ${tested.axe}`,
      evaluationSpecifics: `Commit ${tested.commit}.`,
      summary: 'Automated evaluation. Criteria without a failure need manual review (cantTell).',
      title: `Accessibility evaluation: ${product.en}`,
    },
  });
}
