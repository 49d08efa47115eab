import { readFileSync, writeFileSync } from 'node:fs';
import { isRecipient, openWith, sealTo } from '../sealing/seal.ts';
import { readExport, writeResealedLine } from './export-line.ts';
import { readKeyFile } from './key-file.ts';
import { hashOf } from './keys.ts';
import { openOrNull } from './open-or-null.ts';
import { printable } from './printable.ts';
import { keysOf, recordsOf } from './output.ts';

/**
 * Opens an export with an old key and seals each record to other ones, on a machine that is not the server. Nothing
 * readable is written. The result goes back with `keys replace`.
 *
 * @returns the exit code: 1 when a record could not be opened; it is named.
 */
export async function reseal(
  file: string,
  options: { identity: string; to: readonly string[]; out: string },
): Promise<number> {
  const open = openWith(readKeyFile(options.identity));
  const unknown = options.to.find((key) => !isRecipient(key));
  if (unknown !== undefined)
    throw new Error(`${unknown} is not a public key (age1…), so nobody could open what is sealed to it.`);
  const seal = sealTo(options.to);
  const lines: string[] = [];
  let named = 0;
  for (const line of readExport(readFileSync(file, 'utf8'))) {
    const sealed = Buffer.from(line.sealed, 'base64');
    const body = await openOrNull(open, sealed);
    if (body === null) {
      named += 1;
      process.stderr.write(`${printable(line.reference)}: cannot be opened with this key.\n`);
      continue;
    }
    lines.push(writeResealedLine(line.reference, hashOf(sealed), await seal(body)));
  }
  writeFileSync(options.out, lines.join(''), { mode: 0o600, flag: 'wx' });
  process.stdout.write(
    `Sealed ${recordsOf(lines.length)} to ${keysOf(options.to.length)}, into ${options.out}.\n`,
  );
  return named === 0 ? 0 : 1;
}
