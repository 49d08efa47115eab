import type { Language } from '../evidence/record.ts';
import { html, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportMessages } from './messages.ts';

/** A transcript, with its languages marked. */
function renderTranscript(text: string): Markup {
  const [about = '', ...parts] = text.split(/^(?=== )/m);
  return html`<pre lang="en">${about.trim()}</pre>
    ${parts.map((part) => html`<pre lang="${part.slice(3, 5)}">${part.trim()}</pre>`)}`;
}

/** Each transcript with its status, its differences and notes. */
export function renderScreenReaderSection(
  { evidence: { transcripts }, readTranscript }: ReportInput,
  messages: ReportMessages,
  language: Language,
): Markup {
  return html`<section aria-labelledby="transcripts">
    <h2 id="transcripts">${messages.transcripts}</h2>
    <p>${messages.transcriptsNote}</p>
    ${transcripts.map(
      (each) =>
        html`<article>
          <h3>${each.title[language]}</h3>
          <p>
            <strong>${messages.transcriptStatus[each.status]}.</strong> ${each.criteria.join(', ')}
            (${messages.sourceState[each.source]})
            <code>${each.file}</code>
          </p>
          ${
            each.differences.length > 0
              ? html`<p>${messages.differences}:</p>
                  <ul lang="en">
                    ${each.differences.map((line) => html`<li>${line}</li>`)}
                  </ul>`
              : html``
          }
          ${
            each.notes[language].length > 0
              ? html`<p>${messages.notes}:</p>
                  <ul>
                    ${each.notes[language].map((line) => html`<li>${line}</li>`)}
                  </ul>`
              : html``
          }
          ${
            each.status === 'skipped'
              ? html``
              : html`<details>
                  <summary>${messages.transcript}: ${each.title[language]}</summary>
                  ${renderTranscript(readTranscript(each.file))}
                </details>`
          }
        </article>`,
    )}
  </section>`;
}
