import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listed, run, start } from './command.ts';
import { temporaryFolder, VISITOR } from './service-under-test.ts';

const ROOT = join(import.meta.dirname, '../../..');
const bin = (name: string): string => join(ROOT, 'node_modules/.bin', name);

/** Compiles and packs a package of the workspace as it would be published. */
function pack(name: string, destination: string): string {
  const folder = join(ROOT, 'packages', name);
  execFileSync(bin('tsc'), ['-p', 'tsconfig.build.json'], { cwd: folder, stdio: 'pipe' });
  execFileSync(bin('pnpm'), ['pack', '--pack-destination', destination], { cwd: folder, stdio: 'pipe' });
  const file = readdirSync(destination).find((entry) => entry.startsWith(`longcovid-${name}-`));
  return `file:${join(destination, file ?? '')}`;
}

test(
  'packed content and api install in an empty folder and accept a request there',
  { timeout: 240_000 },
  async () => {
    // The service's compiler reads the types of the content from its own compiled project.
    execFileSync(bin('tsc'), ['-b', 'packages/content'], { cwd: ROOT, stdio: 'pipe' });
    const folder = temporaryFolder();
    const [content, api] = [pack('content', folder), pack('api', folder)];
    const dependencies = { '@longcovid/content': content, '@longcovid/api': api };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
    writeFileSync(join(folder, 'pnpm-workspace.yaml'), `overrides:\n  '@longcovid/content': '${content}'\n`);
    execFileSync(bin('pnpm'), ['install', '--prefer-offline', '--ignore-scripts'], {
      cwd: folder,
      stdio: 'pipe',
    });
    expect(existsSync(join(folder, 'node_modules/@longcovid/site'))).toBe(false);

    const command = [process.execPath, join(folder, 'node_modules/@longcovid/api/dist/main.js')];
    const settings = { dataFolder: join(folder, 'data'), command };
    const service = await start(settings);
    expect(service.said()).toContain('The site is not installed');
    const response = await fetch(`${service.url}/api/join-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(VISITOR),
    });
    expect(response.status).toBe(201);
    const { reference } = (await response.json()) as { reference: string };
    expect(await listed(settings)).toEqual([reference]);

    const installed = { ...settings, command: [join(folder, 'node_modules/.bin/longcovid-api')] };
    expect((await run(installed, 'requests', 'list')).stdout).toContain(reference);
  },
);
