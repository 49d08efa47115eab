import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { AuditRecord } from '../evidence/record.ts';
import type { SeenPage } from './page-sets.ts';

/** What was measured of one place, in all its states. */
export type PlaceNotes = { id: string; records: AuditRecord[]; pages: SeenPage[] };

/** Names all that the results of a place depend on. */
export type MarkOf = (id: string) => string;

/** What a run has measured so far, so that one that was interrupted goes on where it ended. */
export type Notes = {
  of: (id: string) => PlaceNotes | undefined;
  keep: (notes: PlaceNotes) => void;
  /** Forgets them: the run has ended. */
  end: () => void;
};

/** For a run that nobody goes on with. */
export const noNotes: Notes = { of: () => undefined, keep: () => undefined, end: () => undefined };

/**
 * Notes in a file, a place in each line with its mark. What was noted under another mark is thrown away, and so is a
 * line that was cut off when the run ended.
 */
export function notesIn(file: string, markOf: MarkOf): Notes {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = new Map(
    lines
      .filter((line) => line.endsWith(END))
      .map((line) => JSON.parse(line.slice(0, -END.length)) as Line)
      .filter(({ id, mark }) => mark === markOf(id))
      .map((line) => [line.id, line]),
  );
  const textOf = (line: Line): string => `${JSON.stringify(line)}${END}\n`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [...kept.values()].map(textOf).join(''));
  return {
    of: (id) => kept.get(id),
    keep: (notes) => appendFileSync(file, textOf({ ...notes, mark: markOf(notes.id) })),
    end: () => rmSync(file),
  };
}

type Line = PlaceNotes & { mark: string };

/** Shows that a line is whole. */
const END = ' .';
