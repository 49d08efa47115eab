import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const ANALYZE = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path)) ?? null;
/** Exposure from 0 (least) to 100, as `systemd-analyze security` computes it; a unit without hardening has 96. */
const MAX_EXPOSURE = 20;

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guides/deploy.md'), 'utf8');
const [, unit = ''] = /^```ini\n(\[Unit\][\s\S]*?)^```$/m.exec(guide) ?? [];

test('gives every secret as a credential, and none as a variable', () => {
  expect(unit).toContain('\nLoadCredential=form-secret:');
  expect(unit).not.toMatch(/(SECRET|DATABASE_URL)=/);
});

const isMissing = ANALYZE === null && process.env.CI === undefined;
if (isMissing) console.warn('NOT RUN: the check of the systemd unit (apt-get install systemd).');

describe.skipIf(isMissing)('systemd-analyze', () => {
  /** The unit with a program that exists on this machine. */
  const writeUnit = (): string => {
    const file = join(temporaryFolder(), 'longcovid.service');
    writeFileSync(file, unit.replace(/^ExecStart=.*$/m, `ExecStart=${process.execPath}`));
    return file;
  };

  test('finds no error in the unit', async () => {
    const { stdout, stderr } = await promisify(execFile)(ANALYZE ?? '', ['verify', writeUnit()]);
    expect(stdout + stderr).toBe('');
  });

  test('rates the exposure of the service as low', async () => {
    const threshold = `--threshold=${MAX_EXPOSURE}`;
    const { stdout } = await promisify(execFile)(ANALYZE ?? '', [
      'security',
      '--offline=true',
      threshold,
      writeUnit(),
    ]);
    expect(stdout).toContain('Overall exposure level');
  });
});
