import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { AuditRecord } from '../store/record.ts';
import type { SeenPage } from './page-sets.ts';

/** What was measured of one place, in all its states. */
export type PlaceNotes = { id: string; records: AuditRecord[]; pages: SeenPage[] };

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
 * Notes in a file, a place in each line. `mark` names all that the results depend on; what was noted under another one
 * is thrown away, and so is a line that was cut off when the run ended.
 */
export function notesIn(file: string, mark: string): Notes {
  const [first, ...lines] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = first === JSON.stringify(mark);
  const kept = new Map(
    (isSame ? lines : [])
      .filter((line) => line.endsWith(END))
      .map((line) => {
        const notes = JSON.parse(line.slice(0, -END.length)) as PlaceNotes;
        return [notes.id, notes];
      }),
  );
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, [JSON.stringify(mark), ...[...kept.values()].map(lineOf), ''].join('\n'));
  return {
    of: (id) => kept.get(id),
    keep: (notes) => appendFileSync(file, `${lineOf(notes)}\n`),
    end: () => rmSync(file),
  };
}

/** Shows that a line is whole. */
const END = ' .';
const lineOf = (notes: PlaceNotes): string => JSON.stringify(notes) + END;
