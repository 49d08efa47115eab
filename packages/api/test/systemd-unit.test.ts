import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

const ANALYZE = ['/usr/bin/systemd-analyze', '/bin/systemd-analyze'].find((path) => existsSync(path)) ?? null;
/** Exposure from 0 (least) to 100, as `systemd-analyze security` computes it; a unit without hardening has 96. */
const MAX_EXPOSURE = 20;

const readUnits = (guide: string): string[] =>
  [
    ...readFileSync(join(import.meta.dirname, '../../../docs/guides', guide), 'utf8').matchAll(
      /^```ini\n(\[Unit\][\s\S]*?)^```$/gm,
    ),
  ].map(([, unit = '']) => unit);
const [unit = '', purge = '', purgeTimer = ''] = readUnits('deploy.md');
const [digest = '', timer = ''] = readUnits('notifications.md');

test('gives every secret as a credential, and none as a variable', () => {
  expect(unit).toContain('\nLoadCredential=form-secret:');
  expect(digest).toContain('\nLoadCredential=smtp-url:');
  for (const each of [unit, purge, digest]) expect(each).not.toMatch(/(SECRET|DATABASE_URL|SMTP_URL)=/);
});

const isMissing = ANALYZE === null && process.env.CI === undefined;
if (isMissing) console.warn('NOT RUN: the check of the systemd unit (apt-get install systemd).');

describe.skipIf(isMissing)('systemd-analyze', () => {
  /** The units with a program that exists on this machine. */
  const writeUnits = (): string[] => {
    const folder = temporaryFolder();
    const units = {
      ...{ '.service': unit, '-purge.service': purge, '-purge.timer': purgeTimer },
      ...{ '-digest.service': digest, '-digest.timer': timer },
    };
    return Object.entries(units).map(([name, text]) => {
      const file = join(folder, `longcovid${name}`);
      writeFileSync(file, text.replace(/^ExecStart=.*$/gm, `ExecStart=${process.execPath}`));
      return file;
    });
  };

  test('finds no error in the units', async () => {
    const { stdout, stderr } = await promisify(execFile)(ANALYZE ?? '', ['verify', ...writeUnits()]);
    expect(stdout + stderr).toBe('');
  });

  test('rates the exposure of the service as low', async () => {
    const threshold = `--threshold=${MAX_EXPOSURE}`;
    const { stdout } = await promisify(execFile)(ANALYZE ?? '', [
      'security',
      '--offline=true',
      threshold,
      writeUnits()[0] ?? '',
    ]);
    expect(stdout).toContain('Overall exposure level');
  });
});
