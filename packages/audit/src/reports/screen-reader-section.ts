import type { Language } from '../evidence/record.ts';
import { SPEECH_RULES } from '../screen-reader/speech-rules.ts';
import type { SpeechJudgement } from '../screen-reader/known-speech.ts';
import { html, type Markup } from './markup.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportMessages } from './messages.ts';

/** A transcript, with its languages marked. */
function renderTranscript(text: string): Markup {
  const [about = '', ...parts] = text.split(/^(?=== )/m);
  return html`<pre lang="en">${about.trim()}</pre>
    ${parts.map((part) => html`<pre lang="${part.slice(3, 5)}">${part.trim()}</pre>`)}`;
}

/** What the rules found in one transcript, in English as from the program; and why it stands, or what to do. */
function renderSpeech(findings: SpeechJudgement['findings'], messages: ReportMessages): Markup {
  if (findings.length === 0) return html``;
  return html`<p>${messages.speech}:</p>
    <ul lang="en">
      ${findings.map(
        ({ rule, language, step, words, reason }) =>
          html`<li>
            ${rule}, ${language} ${step}:
            <q lang="${step === 'anywhere' || rule === 'silence' ? 'en' : language}">${words}</q>.
            ${reason ?? SPEECH_RULES[rule]}
          </li>`,
      )}
    </ul>`;
}

/** Each transcript with its status, its differences and notes. */
export function renderScreenReaderSection(
  { evidence: { transcripts, speech }, readTranscript }: ReportInput,
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
          ${renderSpeech(
            speech.findings.filter(({ file }) => file === each.file),
            messages,
          )}
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
