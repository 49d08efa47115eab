import { stringify } from 'yaml';
import { z } from 'zod';

import { InvalidEvidenceError } from '../evidence/read-evidence-file.ts';
import { parseManualResults } from '../manual/manual-results.ts';
import { CRITERIA } from '../standards/wcag22.ts';

/**
 * The manual results in the address of a sheet that was sent.
 * @throws InvalidEvidenceError that lists what is missing; Error for another address.
 */
export function readVerdict(address: string, name: string): string {
  if (!URL.canParse(address, 'file:///')) throw new Error(`${address} is not the address of a sheet.`);
  const query = new URL(address, 'file:///').searchParams;
  const get = (name: string) => query.get(name)?.trim() ?? '';
  const results = CRITERIA.flatMap(({ number }) => {
    const outcome = get(number);
    if (outcome === '') return [];
    const notes = get(`notes-${number}`);
    return [
      {
        criterion: number,
        state: get('state'),
        languages: query.getAll('language'),
        outcome,
        ...(notes && { notes }),
      },
    ];
  });
  const session = {
    person: { name, role: get('role') },
    date: get('date'),
    environment: {
      browser: get('browser'),
      system: get('system'),
      assistiveTechnology: get('assistiveTechnology'),
    },
    commit: get('commit'),
    results,
  };
  try {
    return stringify({ sessions: parseManualResults({ sessions: [session] }) });
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const problems = cause.issues.map(({ path, message }) => {
      const [, , , index, field] = path;
      const criterion = typeof index === 'number' ? results[index]?.criterion : undefined;
      const name = [criterion, ...(criterion ? [field] : path.slice(2))].filter(Boolean).join(' ');
      return `${name}: ${message}`;
    });
    throw new InvalidEvidenceError('The sheet', problems, 'fill in what is missing, and send it again.');
  }
}

/** Prints the file of manual results for a sheet that a tester has sent, or what is missing in it, which fails. */
export function verdictAction(address: string, { name }: { name: string }): void {
  process.stdout.write(readVerdict(address, name));
}
