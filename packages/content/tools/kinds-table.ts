import { listExamples } from '../compiler/embed.ts';
import { KINDS } from '../src/schema/index.ts';
import type { Kind } from '../src/schema/index.ts';

const FIRST_LINE = '<!-- The table is written by: node packages/content/tools/write-kinds-table.ts -->';
const TABLE = new RegExp(`${FIRST_LINE}\n\n(?:\\|.*\n)+`);

const HEADER = ['Folder', 'What it is', 'Line that shows it in a text'];

/** The kinds of content as a table in Markdown, by folder, formatted as Prettier does. */
export function formatKindsTable(): string {
  const kinds = Object.values(KINDS as Record<string, Pick<Kind, 'folder' | 'about' | 'embed'>>);
  const rows = kinds
    .toSorted((a, b) => a.folder.localeCompare(b.folder))
    .map(({ folder, about, embed }) => [
      `\`${folder}\``,
      about,
      embed
        ? listExamples(embed)
            .map((line) => `\`${line}\``)
            .join(', ')
        : '',
    ]);
  const widths = HEADER.map((_, column) =>
    Math.max(...[HEADER, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const formatRow = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`;
  const line = formatRow(widths.map((width) => '-'.repeat(width)));
  return [formatRow(HEADER), line, ...rows.map(formatRow)].join('');
}

/** Replaces the table in the text of a guide. Throws when the guide has no place for it. */
export function replaceKindsTable(guide: string): string {
  if (!TABLE.test(guide)) {
    throw new Error(
      `The guide has no table of kinds, so editors would not find a new kind. Put this line above the table: ${FIRST_LINE}`,
    );
  }
  return guide.replace(TABLE, () => `${FIRST_LINE}\n\n${formatKindsTable()}`);
}
