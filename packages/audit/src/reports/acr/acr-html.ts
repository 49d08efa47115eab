import { CHAPTERS, type Chapter } from '../../standards/openacr-catalog.ts';
import type { Language } from '../../evidence/record.ts';
import { documentOf } from '../document.ts';
import { html, table, type Markup } from '../markup.ts';
import type { ReportInput } from '../report-input.ts';
import { acrWords, type AcrWords } from './acr-messages.ts';
import { answersOf, type Answer } from './acr-rows.ts';

function chapterSection(
  chapter: Chapter,
  answers: readonly Answer[],
  words: AcrWords,
  language: Language,
): Markup {
  const heading = html`<h2 id="${chapter}">${words.chapters[chapter]}</h2>`;
  const note = chapter === 'hardware' ? words.noHardware : words.noSoftware;
  if (chapter === 'hardware' || chapter === 'software')
    return html`<section aria-labelledby="${chapter}">
      ${heading}
      <p>${note}</p>
    </section>`;
  return html`<section aria-labelledby="${chapter}">
    ${heading}
    ${table(
      words.chapters[chapter],
      words.heads,
      answers.map(({ row, level, notes }) => [
        `${row.number} ${row[language]}`,
        level ? words.levels[level] : words.noLevel,
        notes[language],
      ]),
    )}
  </section>`;
}

/** The conformance report as one page to print, its tables in the order that auditors know. */
export function acrHtml({ evidence, author }: ReportInput, language: Language): string {
  const words = acrWords[language];
  const { product, tested } = evidence.results;
  const answers = answersOf(evidence);
  return documentOf(
    { language, title: words.title(product[language]), name: 'acr' },
    html`<p>${words.basis}</p>
      <p>${words.honest}</p>
      <dl>
        <dt>${words.product}</dt>
        <dd>${product[language]}, ${tested.commit}</dd>
        <dt>${words.date}</dt>
        <dd>${tested.date}</dd>
        ${
          author
            ? html`<dt>${words.contact}</dt>
                <dd>${[author.name, author.company, author.email].filter(Boolean).join(', ')}</dd>`
            : html``
        }
        <dt>${words.methodsName}</dt>
        <dd>${words.methods}</dd>
      </dl>
      ${CHAPTERS.map((chapter) =>
        chapterSection(
          chapter,
          answers.filter(({ row }) => row.chapter === chapter),
          words,
          language,
        ),
      )}`,
  );
}
