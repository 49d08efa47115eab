import { CHAPTERS, type Chapter } from '../../standards/openacr-catalog.ts';
import type { Language } from '../../evidence/record.ts';
import { renderDocument } from '../document.ts';
import { html, table, type Markup } from '../markup.ts';
import type { ReportInput } from '../report-input.ts';
import { acrMessages, type AcrMessages } from './acr-messages.ts';
import { reportMessages } from '../messages.ts';
import { renderVersion } from '../version.ts';
import { createAcrRows, type AcrRow } from './acr-rows.ts';

function chapterSection(
  chapter: Chapter,
  answers: readonly AcrRow[],
  messages: AcrMessages,
  language: Language,
): Markup {
  const heading = html`<h2 id="${chapter}">${messages.chapters[chapter]}</h2>`;
  const note = chapter === 'hardware' ? messages.noHardware : messages.noSoftware;
  if (chapter === 'hardware' || chapter === 'software')
    return html`<section aria-labelledby="${chapter}">
      ${heading}
      <p>${note}</p>
    </section>`;
  return html`<section aria-labelledby="${chapter}">
    ${heading}
    ${table(
      messages.chapters[chapter],
      messages.heads,
      answers.map(({ row, level, notes }) => [
        `${row.number} ${row[language]}`,
        level ? messages.levels[level] : messages.noLevel,
        notes[language],
      ]),
    )}
  </section>`;
}

/** Renders the conformance report as HTML to print, with its tables in the order of VPAT. */
export function renderAcr({ evidence, author }: ReportInput, language: Language): string {
  const messages = acrMessages[language];
  const { product, tested } = evidence.results;
  const answers = createAcrRows(evidence);
  return renderDocument(
    { language, title: messages.title(product[language]), name: 'acr' },
    html`${renderVersion(evidence, reportMessages[language])}
      <p>${messages.basis}</p>
      <p>${messages.limits}</p>
      <dl>
        <dt>${messages.product}</dt>
        <dd>${product[language]} ${tested.version}, ${tested.commit}</dd>
        <dt>${messages.date}</dt>
        <dd>${tested.date}</dd>
        ${
          author
            ? html`<dt>${messages.contact}</dt>
                <dd>${[author.name, author.company, author.email].filter(Boolean).join(', ')}</dd>`
            : html``
        }
        <dt>${messages.methodsName}</dt>
        <dd>${messages.methods}</dd>
      </dl>
      ${CHAPTERS.map((chapter) =>
        chapterSection(
          chapter,
          answers.filter(({ row }) => row.chapter === chapter),
          messages,
          language,
        ),
      )}`,
  );
}
