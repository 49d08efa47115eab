import type { Language } from '../evidence/record.ts';
import { html, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportMessages } from './messages.ts';

/** The words of a recording; what was spoken in Spanish is marked as Spanish. */
function renderTranscript(text: string): Markup {
  const [about = '', ...spoken] = text.split(/^(?=== )/m);
  return html`<pre lang="en">${about.trim()}</pre>
    ${spoken.map((part) => html`<pre lang="${part.slice(3, 5)}">${part.trim()}</pre>`)}`;
}

/** What was heard: each recording with its result, what was noticed, and its words. */
export function renderScreenReaderSection(
  { evidence: { transcripts }, readTranscript: recordingText }: ReportInput,
  messages: ReportMessages,
  language: Language,
): Markup {
  return html`<section aria-labelledby="heard">
    <h2 id="heard">${messages.heard}</h2>
    <p>${messages.heardNote}</p>
    ${transcripts.map(
      (each) =>
        html`<article>
          <h3>${each.title[language]}</h3>
          <p>
            <strong>${messages.heardStatus[each.status]}.</strong> ${each.criteria.join(', ')}
            (${messages.freshness[each.freshness]})
            <code>${each.file}</code>
          </p>
          ${
            each.differences.length > 0
              ? html`<p>${messages.expected}:</p>
                  <ul lang="en">
                    ${each.differences.map((line) => html`<li>${line}</li>`)}
                  </ul>`
              : html``
          }
          ${
            each.notes[language].length > 0
              ? html`<p>${messages.noticed}:</p>
                  <ul>
                    ${each.notes[language].map((line) => html`<li>${line}</li>`)}
                  </ul>`
              : html``
          }
          ${
            each.status === 'NOT RUN'
              ? html``
              : html`<details>
                  <summary>${messages.recording}: ${each.title[language]}</summary>
                  ${renderTranscript(recordingText(each.file))}
                </details>`
          }
        </article>`,
    )}
  </section>`;
}
