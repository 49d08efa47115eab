import { countEvidence, type Share } from '../evidence/counts.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { html, list, type Markup } from './markup.ts';
import type { ReportMessages } from './messages.ts';

/** How much was tested, and how much a person has judged: a reader has to know before any result. */
export function renderCounts(evidence: Evidence, messages: ReportMessages): Markup {
  const counts = countEvidence(evidence);
  const share = ({ tested, total }: Share) => messages.of(tested, total);
  return html`<p>
    <strong
      >${messages.counts(
        share(counts.pages),
        share(counts.stories),
        counts.recordings,
        messages.of(counts.judged, counts.criteria),
      )}</strong
    >
    ${messages.moreCounts(counts.states, counts.olderRecordings, counts.toDecide)}
  </p>`;
}

/**
 * The counts; then what was scanned, or that nothing was, and which folders have changed since.
 */
export function renderVersion(evidence: Evidence, messages: ReportMessages): Markup {
  const { results, changedFolders } = evidence;
  const { noScan, scannedVersion, changedSince, unchangedSince, unknownSince } = messages;
  const { version, commit, date } = results.tested;
  return html`${renderCounts(evidence, messages)}
  ${
    results.records.length === 0
      ? html`<p>${noScan}</p>`
      : html`<p>
            ${scannedVersion(version, commit, date)}
            ${changedFolders === 'unknown' ? unknownSince : changedFolders.length === 0 ? unchangedSince : ''}
          </p>
          ${
            changedFolders === 'unknown' || changedFolders.length === 0
              ? html``
              : html`<details>
                  <summary>${changedSince(changedFolders.length)}</summary>
                  ${list(changedFolders.map((folder) => html`<code>${folder}</code>`))}
                </details>`
          }`
  }`;
}
