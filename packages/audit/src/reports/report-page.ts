import { getFailureId, getCriterionAddress } from './addresses.ts';
import { CRITERIA } from '../standards/wcag22.ts';
import { countEvidence } from '../evidence/counts.ts';
import type { Language } from '../evidence/record.ts';
import { STATUSES } from '../evidence/status.ts';
import { createCriterionRows, renderEvidence } from './criterion-rows.ts';
import { renderDocument } from './document.ts';
import { groupFailures, groupManualFailures } from './failures.ts';
import { html, link, list, table } from './markup.ts';
import { reportMessages } from './messages.ts';
import type { ReportInput } from './report-input.ts';
import { renderVersion } from './version.ts';

/** Data files of the report. */
const FILES = ['results.json', 'criteria.csv', 'openacr.yaml', 'transcripts.json'] as const;

/** The page for who buys: how much was tested, what is claimed, known failures, and each criterion. */
export function renderReport({ evidence, author }: ReportInput, language: Language): string {
  const messages = reportMessages[language];
  const rows = createCriterionRows(evidence);
  const files = author ? FILES : FILES.filter((name) => name !== 'openacr.yaml');
  const page = `failures.${language}.html`;
  const failures = [
    ...groupFailures(evidence.results.records).map(([{ target, rule, criteria }]) =>
      link(`${target.id}: ${criteria.join(', ')} (${rule})`, `${page}#${getFailureId(target.id, rule)}`),
    ),
    ...groupManualFailures(evidence.manualResults).map(([{ subject, criterion }]) =>
      link(
        `${subject}: ${criterion} (${messages.evidenceKind.manual})`,
        `${page}#${getFailureId(subject, criterion)}`,
      ),
    ),
  ];
  return renderDocument(
    { language, title: messages.title(evidence.results.product[language]), name: 'report' },
    html`${renderVersion(evidence, messages)}
      <section aria-labelledby="statement">
        <h2 id="statement">${messages.statement}</h2>
        <p>${messages.claim(countEvidence(evidence).judged, CRITERIA.length)}</p>
        <p>${messages.limits}</p>
        ${list(messages.notTestedNote)}
      </section>
      <section aria-labelledby="known">
        <h2 id="known">${messages.known}</h2>
        ${failures.length === 0 ? html`<p>${messages.noFailure}</p>` : html``} ${list(failures)}
      </section>
      <section aria-labelledby="byCriterion">
        <h2 id="byCriterion">${messages.byCriterion}</h2>
        ${table(
          messages.summary,
          [messages.result, messages.number],
          STATUSES.map((status) => [
            messages.status[status],
            rows.filter((row) => row.status === status).length,
          ]),
        )}
        ${table(
          messages.byCriterion,
          [messages.criterion, messages.level, messages.result, messages.evidence, messages.testedStates],
          rows.map((row) => [
            link(
              `${row.criterion.number} ${row.criterion[language]}`,
              getCriterionAddress(row.criterion.number, language),
            ),
            row.criterion.level,
            messages.status[row.status],
            renderEvidence(row, messages),
            messages.of(row.states.tested, row.states.visited),
          ]),
        )}
      </section>
      <section aria-labelledby="files">
        <h2 id="files">${messages.files}</h2>
        ${list(files.map((name) => link(name, name)))}
      </section>`,
  );
}
