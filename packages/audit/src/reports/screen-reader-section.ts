import type { Language } from '../evidence/record.ts';
import { html, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportWords } from './messages.ts';

/** The words of a recording; what was spoken in Spanish is marked as Spanish. */
function recording(text: string): Markup {
  const [about = '', ...spoken] = text.split(/^(?=== )/m);
  return html`<pre lang="en">${about.trim()}</pre>
    ${spoken.map((part) => html`<pre lang="${part.slice(3, 5)}">${part.trim()}</pre>`)}`;
}

/** What was heard: each recording with its result, what was noticed, and its words. */
export function heardSection(
  { evidence: { heard }, recordingText }: ReportInput,
  words: ReportWords,
  language: Language,
): Markup {
  return html`<section aria-labelledby="heard">
    <h2 id="heard">${words.heard}</h2>
    <p>${words.heardNote}</p>
    ${heard.map(
      (each) =>
        html`<article>
          <h3>${each.title[language]}</h3>
          <p>
            <strong>${words.heardStatus[each.status]}.</strong> ${each.criteria.join(', ')}
            (${words.freshness[each.freshness]})
            <code>${each.file}</code>
          </p>
          ${
            each.differences.length > 0
              ? html`<p>${words.expected}:</p>
                  <ul lang="en">
                    ${each.differences.map((line) => html`<li>${line}</li>`)}
                  </ul>`
              : html``
          }
          ${
            each.noticed[language].length > 0
              ? html`<p>${words.noticed}:</p>
                  <ul>
                    ${each.noticed[language].map((line) => html`<li>${line}</li>`)}
                  </ul>`
              : html``
          }
          ${
            each.status === 'NOT RUN'
              ? html``
              : html`<details>
                  <summary>${words.recording}: ${each.title[language]}</summary>
                  ${recording(recordingText(each.file))}
                </details>`
          }
        </article>`,
    )}
  </section>`;
}
