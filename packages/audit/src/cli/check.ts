import { CHECK_FORMATS, summarizeCheck } from '../reports/check-output.ts';
import { computeStates } from '../scan/matrix.ts';
import { scan } from '../scan/scan.ts';
import { print } from './command-context.ts';
import { AddressError, findPages, type FoundPage } from './find-pages.ts';

/**
 * Scans pages without a config and writes no file: 0 without a failure, 1 with one, 2 when something was not tested
 * or an address has no pages.
 * What it is doing goes to stderr, so that stdout can be piped.
 */
export async function checkAction(
  addresses: readonly string[],
  { format }: { format: keyof typeof CHECK_FORMATS },
): Promise<void> {
  let pages: FoundPage[];
  try {
    pages = (await Promise.all(addresses.map(findPages))).flat();
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
    return;
  }
  const targets = pages.map(({ id, address }) => ({ kind: 'page' as const, id, addresses: { en: address } }));
  const states = computeStates({ languages: ['en'], themes: ['light'], widths: [1280, 320] });
  const { records } = await scan(targets, states, (line) => process.stderr.write(`${line}\n`));
  const output = summarizeCheck(
    pages.map(({ id }) => id),
    records,
  );
  print(CHECK_FORMATS[format](output));
  if (output.failures.length > 0) process.exitCode = 1;
  else if (output.untested.length > 0) process.exitCode = 2;
}
