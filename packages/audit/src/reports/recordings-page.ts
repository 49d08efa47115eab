import { getRecordingId, getCriterionAddress } from './addresses.ts';
import type { TranscriptEvidence } from '../evidence/evidence.ts';
import type { Language } from '../evidence/record.ts';
import { SPEECH_RULES } from '../screen-reader/speech-rules.ts';
import type { SpeechJudgement } from '../screen-reader/known-speech.ts';
import { formatListen, renderCommands } from './commands.ts';
import { renderDocument } from './document.ts';
import { html, link, list, type Markup } from './markup.ts';
import { reportMessages, type ReportMessages } from './messages.ts';
import type { ReportInput } from './report-input.ts';
import { renderVersion } from './version.ts';

/** What the rules found in one transcript, in English as from the program; and why it stands, or what to do. */
function renderSpeech(findings: SpeechJudgement['findings'], messages: ReportMessages): Markup {
  if (findings.length === 0) return html``;
  return html`<p>${messages.speech}:</p>
    ${list(
      findings.map(
        ({ rule, language, step, words, reason }) =>
          html`${rule}, ${language} ${step}:
            <q lang="${step === 'anywhere' || rule === 'silence' ? 'en' : language}">${words}</q>.
            ${reason ?? SPEECH_RULES[rule]}`,
      ),
      'en',
    )}`;
}

function renderRecording(
  each: TranscriptEvidence,
  { evidence, commands, linkFile }: ReportInput,
  messages: ReportMessages,
  language: Language,
): Markup {
  const { file, title, status, source, date, criteria, proves, differences, notes } = each;
  return html`<article>
    <h3 id="${getRecordingId(file)}">${title[language]}</h3>
    <p>
      <strong>${messages.transcriptStatus[status]}.</strong> ${date ?? ''} (${messages.sourceState[source]}).
      ${criteria.map((number) => link(number, getCriterionAddress(number, language)))}.
      ${proves.length > 0 ? `${messages.proves}: ${proves.join(', ')}.` : ''}
      ${status === 'skipped' ? '' : link(messages.transcript, linkFile(file))}
    </p>
    ${differences.length > 0 ? html`<p>${messages.differences}:</p>` : ''} ${list(differences, 'en')}
    ${renderSpeech(
      evidence.speech.findings.filter((finding) => finding.file === file),
      messages,
    )}
    ${notes[language].length > 0 ? html`<p>${messages.notes}:</p>` : ''} ${list(notes[language])}
    ${renderCommands([formatListen(commands, file)])}
  </article>`;
}

/** Each recording of a screen reader with its status, what the rules of speech found, and the command that repeats it. */
export function renderRecordings(input: ReportInput, language: Language): string {
  const messages = reportMessages[language];
  const { evidence } = input;
  return renderDocument(
    { language, title: messages.pages.recordings, name: 'recordings' },
    html`${renderVersion(evidence, messages)}
      <section aria-labelledby="transcripts">
        <h2 id="transcripts">${messages.transcripts}</h2>
        <p>${messages.transcriptsNote}</p>
        ${evidence.transcripts.map((each) => renderRecording(each, input, messages, language))}
      </section>`,
  );
}
