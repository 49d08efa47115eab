import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installPreviousVersion } from './previous-version.ts';
import { temporaryFolder } from './temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');

test('lists every dependency of the service with its version, by the command of the guide', () => {
  const guide = readFileSync(join(root, 'docs/guides/deploy.md'), 'utf8');
  const [, command = ''] = /^npx pnpm (.* sbom .*) --out \S+$/m.exec(guide) ?? [];
  const file = join(temporaryFolder(), 'bill.json');
  execFileSync(join(root, 'node_modules/.bin/pnpm'), [...command.split(' '), '--out', file], { cwd: root });
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string;
    components: { group?: string; name: string; version: string }[];
  };
  expect(bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'packages/api/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const listed = components.map(
    ({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`,
  );
  const ours = Object.entries(dependencies).filter(([, version]) => !version.startsWith('workspace:'));
  expect(listed).toEqual(expect.arrayContaining(ours.map(([name, version]) => `${name}@${version}`)));
  expect(listed.filter((name) => name.startsWith('vitest@'))).toEqual([]);
});

// The nightly run starts the previous version. What a change of dependencies takes from it is seen here already.
test('installs the previous version with all of its dependencies', () => {
  expect(installPreviousVersion(temporaryFolder())).toHaveLength(2);
});
