import type { Evidence } from '../evidence/evidence.ts';
import { html, type Markup } from './markup.ts';
import type { ReportMessages } from './messages.ts';

/** What was scanned, or that nothing was, and which folders have changed since: a reader has to know before any result. */
export function renderVersion(
  { results: { tested, records }, changedFolders }: Evidence,
  { noScan, scannedVersion, changedSince, unchangedSince, unknownSince }: ReportMessages,
): Markup {
  if (records.length === 0) return html`<p>${noScan}</p>`;
  const { version, commit, date } = tested;
  return html`<p>${scannedVersion(version, commit, date)}</p>
    ${
      changedFolders === 'unknown'
        ? html`<p>${unknownSince}</p>`
        : changedFolders.length === 0
          ? html`<p>${unchangedSince}</p>`
          : html`<p>${changedSince}</p>
              <ul>
                ${changedFolders.map((folder) => html`<li><code>${folder}</code></li>`)}
              </ul>`
    }`;
}
