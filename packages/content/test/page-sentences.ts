import type { LoadedKind, Locale, PageEntry, RecordsByKind, TextEntry } from '../src/index.ts';
import type { Built } from '../compiler/build-content.ts';
import { endedSentences, proseToSentences } from '../tools/running-text.ts';

/** The sentences of each page, by its name. The records that a page shows in a list are measured together. */
export function sentencesByPage({ files }: Built, locale: Locale): [name: string, sentences: string[]][] {
  const records = <T>(kind: string) =>
    Object.values(files.get(`${locale}/${kind}.json`) as Record<string, T>);
  const each = <Kind extends LoadedKind>(
    kind: Kind,
    read: (record: RecordsByKind[Kind]) => string[],
  ): [string, string[]][] =>
    records<RecordsByKind[Kind]>(kind).map((record) => [`${kind} ${record.id}`, read(record)]);
  const together = (name: string, pages: [string, string[]][]): [string, string[]] => [
    name,
    pages.flatMap(([, sentences]) => sentences),
  ];
  return [
    ...records<PageEntry>('pages').map(({ id, lead, body }): [string, string[]] => [
      id,
      [...endedSentences(lead ?? ''), ...proseToSentences(body)],
    ]),
    ...each('studyMaterials', ({ body }) => proseToSentences(body)),
    ...each('protocols', ({ body }) => proseToSentences(body)),
    ...each('updates', ({ intro, body }) => [...endedSentences(intro), ...proseToSentences(body)]),
    ...each('journeys', ({ welcomeBody, versions, parts }) => [
      ...endedSentences([welcomeBody, ...versions.map(({ intro }) => intro)].join('\n')),
      ...parts.flatMap(({ blocks }) =>
        blocks.flatMap(({ steps }) => steps.flatMap(({ content }) => proseToSentences(content))),
      ),
    ]),
    together(
      'newsletters',
      each('newsletters', ({ body }) => proseToSentences(body)),
    ),
    together(
      'case studies',
      each('caseStudies', ({ body }) => proseToSentences(body)),
    ),
    ['texts of forms', records<TextEntry>('texts').flatMap(({ body }) => proseToSentences(body))],
    together(
      'answers',
      each('answers', ({ answer, body }) => [...endedSentences(answer), ...proseToSentences(body)]),
    ),
    together(
      'stories',
      each('stories', ({ body }) => proseToSentences(body)),
    ),
    together(
      'tests',
      each('studyTests', ({ description }) => proseToSentences(description)),
    ),
    together(
      'help',
      each('supportResources', ({ body }) => proseToSentences(body)),
    ),
    together(
      'results',
      each('resultItems', ({ body }) => proseToSentences(body)),
    ),
  ];
}
