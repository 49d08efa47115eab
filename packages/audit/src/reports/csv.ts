import { stringify } from 'csv-stringify/sync';
import { getRelated } from '../standards/related.ts';
import { CRITERIA } from '../standards/wcag22.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { computeStatus } from '../evidence/status.ts';
import { createTrace } from '../evidence/trace.ts';

/** Quoted (RFC 4180), with an apostrophe, which spreadsheets hide, before what they would run as a formula. */
const sheet = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    {
      quoted: true,
      quoted_empty: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );

/** One row for each success criterion. */
export function serializeCriteriaCsv(evidence: Evidence): string {
  const head = [
    'criterion',
    'level',
    'name_en',
    'name_es',
    'status',
    'states_tested',
    'states_visited',
    'results_not_tested',
    'rules',
    'transcripts',
    'manual_reviews',
    'ict_baseline',
    'en_301_549',
    'section_508',
  ];
  const rows = CRITERIA.map(({ number, level, en, es }) => {
    const found = computeStatus(number, { ...evidence, records: evidence.results.records });
    const { baseline, en301549 = '', section508 = '' } = getRelated(number);
    return [
      number,
      level,
      en,
      es,
      found.status,
      found.states.tested,
      found.states.visited,
      found.untested.length,
      found.rules.join(' '),
      found.transcripts.map(({ file }) => file).join(' '),
      found.manualResults.map(({ person, date, source }) => `${person.role} ${date} ${source}`).join('; '),
      baseline.join(' '),
      en301549,
      section508,
    ];
  });
  return sheet([head, ...rows]);
}

/** Traces each criterion to the files with its evidence, one row for each test and result. */
export function serializeTraceCsv(evidence: Evidence, resultsFile: string): string {
  const head = [
    'criterion',
    'ict_baseline',
    'en_301_549',
    'section_508',
    'kind',
    'subject',
    'target',
    'states',
    'test',
    'result',
    'evidence',
  ];
  const rows = createTrace(evidence, resultsFile).map((row) => [
    row.criterion,
    row.baseline.join(' '),
    row.en301549 ?? '',
    row.section508 ?? '',
    row.kind,
    row.subject,
    row.target,
    row.states.join(' '),
    row.test,
    row.result,
    row.evidence,
  ]);
  return sheet([head, ...rows]);
}
