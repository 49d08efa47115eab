import type { Language } from '../evidence/record.ts';
import { PAGES } from '../evidence/subjects.ts';
import { CRITERIA } from '../standards/wcag22.ts';
import { renderDocument } from './document.ts';
import { html, type Markup } from './markup.ts';
import { reportMessages, type ReportMessages } from './messages.ts';
import type { ReportInput } from './report-input.ts';

/** Names of the fields, as `a11y-audit verdict` reads them. */
export const SHEET_FIELDS = [
  'role',
  'date',
  'browser',
  'system',
  'assistiveTechnology',
  'commit',
  'state',
] as const;

const ASSISTIVE_TECHNOLOGIES = [
  'NVDA',
  'JAWS',
  'VoiceOver',
  'TalkBack',
  'Voice control',
  'Switch',
  'Magnification',
];
const OUTCOMES = ['', 'passed', 'failed', 'inapplicable'] as const;

function renderField(name: (typeof SHEET_FIELDS)[number], commit: string, messages: ReportMessages): Markup {
  const more = {
    date: html`type="date"`,
    commit: html`value="${commit}"`,
    assistiveTechnology: html`list="technologies"`,
  };
  return html`<p>
    <label for="${name}">${messages.sheet.fields[name]}</label><br />
    <input id="${name}" name="${name}" required ${name in more ? more[name as keyof typeof more] : ''} />
  </p>`;
}

/** Radio buttons for each criterion, and a field for what happened. */
const renderCriterion = (
  { number, ...names }: (typeof CRITERIA)[number],
  language: Language,
  { sheet }: ReportMessages,
): Markup =>
  html`<fieldset>
    <legend>${number} ${names[language]}</legend>
    ${OUTCOMES.map(
      (outcome) =>
        html`<label
          ><input type="radio" name="${number}" value="${outcome}" ${outcome === '' ? html`checked` : ''} />
          ${outcome === '' ? sheet.notJudged : sheet.outcomes[outcome]}</label
        >`,
    )}
    <p>
      <label for="notes-${number}">${sheet.notes}</label><br />
      <input id="notes-${number}" name="notes-${number}" />
    </p>
  </fieldset>`;

/**
 * A sheet for a person who tests. It needs no script: when it is sent, the address of the page has what was entered, and
 * `a11y-audit verdict` makes a manual result of the address.
 */
export function renderTesterSheet({ evidence, commands }: ReportInput, language: Language): string {
  const messages = reportMessages[language];
  const { sheet } = messages;
  const subjects = [PAGES, ...evidence.components.map(({ id }) => id)];
  return renderDocument(
    { language, title: messages.pages.tester, name: 'tester' },
    html`<p>${sheet.intro}</p>
      <p>
        ${sheet.send} <code class="command">${commands.audit} verdict --name '…' '…' &gt; X.a11y.yml</code>
      </p>
      <form method="get">
        <h2>${sheet.who}</h2>
        <p>${sheet.required}</p>
        ${SHEET_FIELDS.map((name) => renderField(name, evidence.results.tested.commit, messages))}
        <datalist id="technologies">
          ${ASSISTIVE_TECHNOLOGIES.map((name) => html`<option value="${name}"></option>`)}
        </datalist>
        <p>
          <label for="subject">${messages.component}</label><br />
          <select id="subject" name="subject">
            ${subjects.map((id) => html`<option>${id}</option>`)}
          </select>
        </p>
        <fieldset>
          <legend>${sheet.languages}</legend>
          <label><input type="checkbox" name="language" value="en" checked /> English</label>
          <label lang="es"><input type="checkbox" name="language" value="es" checked /> Español</label>
        </fieldset>
        <h2>${messages.byCriterion}</h2>
        ${CRITERIA.map((criterion) => renderCriterion(criterion, language, messages))}
        <p><button>${sheet.submit}</button></p>
      </form>`,
  );
}
