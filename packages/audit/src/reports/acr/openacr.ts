import { stringify } from 'yaml';

import type { Config } from '../../config.ts';
import { CATALOG, CHAPTERS, type Chapter } from '../../standards/openacr-catalog.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { acrWords } from './acr-messages.ts';
import { answersOf, type Answer } from './acr-rows.ts';

const words = acrWords.en;

/** Software and authoring tools have no rows of their own here: the product is a web site. */
const notThisProduct = ['software', 'authoring-tool'].map((name) => ({
  name,
  adherence: { level: 'not-applicable', notes: words.noSoftware },
}));

/** A row without a level keeps its place, without adherence: the format has "not-evaluated" for AAA alone. */
function rowOf({ row, level, notes }: Answer) {
  const name = row.chapter.startsWith('success_criteria') ? 'web' : 'none';
  const own = { name, ...(level && { adherence: { level, notes: notes.en } }) };
  return { num: row.number, components: name === 'web' ? [own, ...notThisProduct] : [own] };
}

function chapterOf(chapter: Chapter, answers: readonly Answer[]) {
  if (chapter === 'hardware') return { disabled: true, notes: words.noHardware };
  if (chapter === 'software') return { disabled: true, notes: words.noSoftware };
  const open = answers.filter(({ level }) => level === undefined);
  const notes = open.map(({ row, notes: note }) => `${row.number}: ${note.en}`).join('\n');
  return {
    ...(notes && { notes: `${words.noLevel}:\n${notes}` }),
    criteria: answers.map(rowOf),
  };
}

/** The report as OpenACR 0.1.0 in YAML; the same evidence gives the same bytes. */
export function openAcr(evidence: Evidence, author: NonNullable<Config['author']>): string {
  const { results } = evidence;
  const answers = answersOf(evidence);
  const { name, email, company } = author;
  const document = {
    title: words.title(results.product.en),
    product: { name: results.product.en, version: results.tested.commit },
    author: { name, email, ...(company && { company_name: company }) },
    vendor: { name, email, ...(company && { company_name: company }) },
    report_date: results.tested.date,
    last_modified_date: results.tested.date,
    version: 1,
    notes: words.honest,
    evaluation_methods_used: words.methods,
    catalog: CATALOG,
    chapters: Object.fromEntries(
      CHAPTERS.map((chapter) => [
        chapter,
        chapterOf(
          chapter,
          answers.filter(({ row }) => row.chapter === chapter),
        ),
      ]),
    ),
  };
  // Dates and numbers of criteria have to stay text.
  return stringify(document, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' });
}
