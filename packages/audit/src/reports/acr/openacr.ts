import { stringify } from 'yaml';

import type { Config } from '../../config.ts';
import { CATALOG, CHAPTERS, type Chapter } from '../../standards/openacr-catalog.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { acrMessages } from './acr-messages.ts';
import { createAcrRows, type AcrRow } from './acr-rows.ts';

const messages = acrMessages.en;

/** The product is a web site, so that software and authoring tools do not apply. */
const NOT_APPLICABLE_COMPONENTS = ['software', 'authoring-tool'].map((name) => ({
  name,
  adherence: { level: 'not-applicable', notes: messages.noSoftware },
}));

/** A row without a level has no adherence: the format has "not-evaluated" for AAA only. */
function toCriterion({ row, level, notes }: AcrRow) {
  const name = row.chapter.startsWith('success_criteria') ? 'web' : 'none';
  const own = { name, ...(level && { adherence: { level, notes: notes.en } }) };
  return { num: row.number, components: name === 'web' ? [own, ...NOT_APPLICABLE_COMPONENTS] : [own] };
}

function toChapter(chapter: Chapter, answers: readonly AcrRow[]) {
  if (chapter === 'hardware') return { disabled: true, notes: messages.noHardware };
  if (chapter === 'software') return { disabled: true, notes: messages.noSoftware };
  const open = answers.filter(({ level }) => level === undefined);
  const notes = open.map(({ row, notes: note }) => `${row.number}: ${note.en}`).join('\n');
  return {
    ...(notes && { notes: `${messages.noLevel}:\n${notes}` }),
    criteria: answers.map(toCriterion),
  };
}

/** Serializes the report as OpenACR 0.1.0 in YAML; the same evidence gives the same bytes. */
export function serializeOpenAcr(evidence: Evidence, author: NonNullable<Config['author']>): string {
  const { results } = evidence;
  const answers = createAcrRows(evidence);
  const { name, email, company } = author;
  const document = {
    title: messages.title(results.product.en),
    product: { name: results.product.en, version: results.tested.commit },
    author: { name, email, ...(company && { company_name: company }) },
    vendor: { name, email, ...(company && { company_name: company }) },
    report_date: results.tested.date,
    last_modified_date: results.tested.date,
    version: 1,
    notes: messages.limits,
    evaluation_methods_used: messages.methods,
    catalog: CATALOG,
    chapters: Object.fromEntries(
      CHAPTERS.map((chapter) => [
        chapter,
        toChapter(
          chapter,
          answers.filter(({ row }) => row.chapter === chapter),
        ),
      ]),
    ),
  };
  // Quotes keep dates and numbers of criteria strings.
  return stringify(document, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
}
