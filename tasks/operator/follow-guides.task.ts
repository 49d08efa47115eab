import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

import { expect, test } from '@playwright/test';

import { POSTGRESQL_FOLDER, startPostgresql, type Postgresql } from '../../packages/api/test/postgresql.ts';
import { createDraw } from '../draw.ts';
import { cloneProject, type Clone } from '../guides/clone.ts';
import { readGuide, type Step } from '../guides/read-guide.ts';
import { studySites } from '../oracles/study-sites.ts';
import { drawPerson, type Person } from '../people.ts';

const isWhole = process.env.TASK_WAYS === 'all';
const root = join(import.meta.dirname, '../..');
const draw = createDraw(Number(process.env.TASK_SEED), 'operator');

/** The steps of a guide under a heading. Default: those before the first. @throws Error for an unknown heading. */
function readSteps(guide: string, heading?: string): Step[] {
  const [introduction = '', ...sections] = readGuideText(guide).split(/^## /m);
  if (heading === undefined) return readGuide(introduction);
  const section = sections.find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${guide}.md has no section “${heading}”.`);
  return readGuide(section);
}

/** An operator's machine: a clone of the project and environment variables. */
type Machine = Pick<Clone, 'address' | 'close' | 'read'> & {
  /** A file in the working directory. */
  path: (name: string) => string;
  settings: Record<string, string>;
  /** Runs a script with the environment. @returns its output. @throws Error if it fails. */
  run: (script: string) => string;
  /** Follows a step with the environment. `changes` replaces parts of the guide's example, which must occur. */
  follow: (step: Step | undefined, changes?: Record<string, string>) => Promise<string>;
  /** Restarts the service and waits until it is ready. */
  startService: (program?: string) => Promise<void>;
};

const CLI = 'npx pnpm exec longcovid-api';

/** @param isBuilt Whether the content is copied from this workspace, so that the service runs without a build. */
async function withMachine(isBuilt: boolean, work: (machine: Machine) => Promise<void>): Promise<void> {
  const clone = await cloneProject();
  const path = (name: string) => join(clone.folder, name);
  const settings: Record<string, string> = { DATA_DIR: path('data'), CAPTCHA_PROVIDER: 'none' };
  const withSettings = (script: string) => {
    const variables = Object.entries(settings).map(([name, value]) => `export ${name}='${value}'\n`);
    return `export PATH='${path('bin')}':$PATH\n${variables.join('')}${script}\n`;
  };
  const run = (script: string) => {
    const { code, printed } = clone.run(withSettings(script));
    expect(code, printed).toBe(0);
    return printed;
  };
  const open = (script: string, ready = 'Ready on http://localhost:') =>
    clone.follow({ line: 0, kind: 'open', script: withSettings(script), ready });
  try {
    writeAgeKeygen(clone);
    if (isBuilt) run(`cp -r '${join(root, 'packages/content/dist')}' packages/content/`);
    await work({
      ...clone,
      path,
      settings,
      run,
      follow: async (step, changes = {}) => {
        if (step?.kind !== 'run' && step?.kind !== 'open') throw new Error('The guide has no such command.');
        const script = Object.entries(changes).reduce((text, [from, to]) => {
          if (!text.includes(from)) throw new Error(`Line ${step.line} of the guide has no ${from}.`);
          return text.replaceAll(from, to);
        }, step.script);
        if (step.kind === 'run') return run(script);
        await open(script, step.ready);
        return '';
      },
      startService: (program = CLI) => open(program),
    });
  } finally {
    await clone.dispose();
  }
}

/** Replaces `age-keygen` if age is not installed. */
function writeAgeKeygen(clone: Clone): void {
  if (clone.run('command -v age-keygen').code === 0) return;
  const age = pathToFileURL(join(clone.folder, 'packages/api/node_modules/age-encryption/dist/index.js'));
  clone.write(
    'bin/age-keygen',
    `#!/usr/bin/env node
import('${age.href}').then(async ({ generateX25519Identity, identityToRecipient }) => {
  const { readFileSync, writeFileSync } = require('node:fs');
  const [option, file] = process.argv.slice(2);
  const read = () => readFileSync(file, 'utf8').split('\\n').find((line) => line.startsWith('AGE-SECRET-KEY-'));
  const identity = option === '-y' ? read() : await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  if (option === '-y') return console.log(recipient);
  writeFileSync(file, '# public key: ' + recipient + '\\n' + identity + '\\n', { flag: 'wx' });
  console.error('Public key: ' + recipient);
});
`,
  );
  // Otherwise the nearest package.json would make it a module.
  clone.write('bin/package.json', '{ "type": "commonjs" }\n');
  chmodSync(join(clone.folder, 'bin/age-keygen'), 0o755);
}

const OPEN_GROUP = draw.pick(
  studySites.flatMap(({ id, cohorts }) =>
    cohorts.filter(({ status }) => status === 'open').map(({ cohort }) => ({ siteId: id, cohort })),
  ),
);

type Submitted = { status: number; reference: string };

/** Sends a join request for an open group, as the form does. */
async function submit({ address }: Machine, person: Person, key: string = randomUUID()): Promise<Submitted> {
  const response = await fetch(`${address() ?? ''}/api/join-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...OPEN_GROUP, ...person, locale: 'en', captchaToken: '' }),
  });
  const { reference } = (await response.json()) as { reference: string };
  return { status: response.status, reference };
}

const getRecipient = ({ run }: Machine, keyFile: string): string =>
  /age1\w+/.exec(run(`age-keygen -y ${keyFile}`))?.[0] ?? '';

const readGuideText = (name: string): string => readFileSync(join(root, `docs/guides/${name}.md`), 'utf8');

// Each clones and installs the project, which takes too long for a sample.
if (isWhole) {
  test.beforeEach(() => test.setTimeout(1_200_000));

  test('an operator builds the site and runs it on one machine', async () => {
    await withMachine(false, async (machine) => {
      const { settings, follow, path, startService } = machine;
      for (const step of readSteps('deploy')) await follow(step);
      const client = path('packages/site/dist/client');
      const home = readFileSync(join(client, 'index.html'), 'utf8');
      expect(home).toContain('<link rel="canonical" href="https://example.org/"');
      for (const file of ['_headers', '404.html', 'es/404.html', 'index.html.br', 'index.html.gz'])
        expect(existsSync(join(client, file)), file).toBe(true);

      const [unit] = readSteps('deploy', 'One machine');
      if (unit?.kind !== 'left out') throw new Error('The guide has no unit.');
      for (const [, variables = ''] of unit.text.matchAll(/^Environment=(.+)$/gm))
        for (const variable of variables.split(' ')) {
          const [name = '', value = ''] = variable.split('=');
          settings[name] = value;
        }
      await follow(readSteps('keys', 'Create a key')[0]);
      const metricsPort = String(20_000 + draw.integer(10_000));
      const recipient = getRecipient(machine, 'key.txt');
      Object.assign(settings, {
        DATA_DIR: path('data'),
        METRICS_PORT: metricsPort,
        AGE_RECIPIENTS: recipient,
      });
      const [, program = ''] = /^ExecStart=\/srv\/longcovid\/(\S+)$/m.exec(unit.text) ?? [];
      await startService(`exec '${path(program)}'`);

      const address = machine.address() ?? '';
      for (const url of ['/', '/es', '/join', '/api/health', '/api/ready'])
        expect((await fetch(address + url)).status, url).toBe(200);
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const names = [...readGuideText('environment').matchAll(/^\| `([a-z_]+)[{`]/gm)].map(
        ([, name]) => name,
      );
      expect(names.length).toBeGreaterThan(2);
      for (const name of names) expect(metrics).toContain(`\n# TYPE ${name ?? ''} `);
      expect(existsSync(path('data/identity.txt'))).toBe(false);
    });
  });

  test('an operator builds the site for a static host alone', async () => {
    await withMachine(false, async ({ follow, path }) => {
      for (const step of readSteps('deploy', 'A static host alone')) await follow(step);
      for (const page of ['join', 'contact', 'es/join', 'es/contact']) {
        const html = readFileSync(path(`packages/site/dist/client/${page}/index.html`), 'utf8');
        expect(html, page).toContain('href="tel:');
        expect(html, page).toContain('href="mailto:');
        expect(html, page).not.toContain('method="post"');
      }
    });
  });

  test('staff read records and change keys', async () => {
    await withMachine(true, async (machine) => {
      const { settings, run, follow, read, startService } = machine;
      const [create] = readSteps('keys', 'Create a key');
      const [exportRecords, open] = readSteps('keys', 'Read records');
      const [createNew, exportOld, reseal, replace, status] = readSteps('keys', 'Change keys');
      await follow(create);
      settings.AGE_RECIPIENTS = getRecipient(machine, 'key.txt');
      await startService();
      const people = [drawPerson(draw), drawPerson(draw)];
      for (const person of people) expect((await submit(machine, person)).status).toBe(201);
      await follow(exportRecords);
      await follow(open);
      const csv = read('requests.csv').normalize();
      for (const { firstName, lastName } of people)
        expect(csv).toContain(`"${firstName.normalize()}","${lastName.normalize()}"`);

      await follow(createNew);
      // In addition to the old key, so that records of the meantime are resealed, too.
      settings.AGE_RECIPIENTS += `,${getRecipient(machine, 'new-key.txt')}`;
      await startService();
      await submit(machine, drawPerson(draw));
      await follow(exportOld);
      await follow(reseal);
      expect(await follow(replace)).toContain('Replaced 3 of 3.');
      const printed = await follow(status);
      expect(printed).toContain('AGE_RECIPIENTS holds 2 keys.');
      expect(printed).toContain('3 records are sealed to 1 key.');
      run(`${CLI} requests export --sealed --out again.jsonl`);
      const openAgain = (key: string) =>
        run(`${CLI} open again.jsonl --identity ${key} --format csv --out ${key}.csv || true`);
      expect(openAgain('new-key.txt')).toContain('Opened 3 records');
      expect(openAgain('key.txt')).toContain('Opened 0 records');
    });
  });

  test('an operator restores the data folder from a backup', async () => {
    await withMachine(true, async (machine) => {
      const { run, follow, close, startService } = machine;
      const [backup, restore] = readSteps('backup', 'The data folder');
      const [person, key] = [drawPerson(draw), randomUUID()];
      await startService();
      const stored = await submit(machine, person, key);
      const file = (await follow(backup)).split('\n').find((line) => line.endsWith('.sqlite')) ?? '';
      expect(existsSync(file)).toBe(true);
      const lost = await submit(machine, drawPerson(draw));
      await close();
      await follow(restore);
      await startService();
      const list = run(`${CLI} requests list`);
      expect(list).toContain(stored.reference);
      expect(list).not.toContain(lost.reference);
      expect(await submit(machine, person, key)).toEqual({ ...stored, status: 200 });
    });
  });

  test('an operator deletes and purges records', async () => {
    await withMachine(true, async (machine) => {
      const { run, follow, path, startService } = machine;
      await startService();
      const [done, waiting, deleted] = [
        await submit(machine, drawPerson(draw)),
        await submit(machine, drawPerson(draw)),
        await submit(machine, drawPerson(draw)),
      ];
      run(`${CLI} requests done ${done.reference}`);
      const [, command = ''] = /`longcovid-api (requests delete) LC-/.exec(readGuideText('incident')) ?? [];
      run(`${CLI} ${command} ${deleted.reference}`);
      const database = new DatabaseSync(path('data/longcovid.sqlite'));
      database.exec("UPDATE record SET received_at = '2020-01-01T00:00:00.000Z'");
      database.close();
      const printed = await follow(readSteps('deploy', 'Retention')[0]);
      for (const result of ['Removed 1 request ', 'Kept 1 request ', 'Removed 0 messages '])
        expect(printed).toContain(result);
      const left = run(`${CLI} requests list --all`).match(/^LC-\S+/gm);
      expect(left).toEqual([waiting.reference]);
    });
  });

  test('an operator runs, dumps and restores PostgreSQL', async () => {
    test.skip(
      POSTGRESQL_FOLDER === null && process.env.CI === undefined,
      'NOT RUN: PostgreSQL is not installed (apt-get install postgresql).',
    );
    const server = await startPostgresql({ superuser: 'postgres' });
    try {
      await withMachine(true, (machine) => followPostgresql(machine, server));
    } finally {
      await server.remove();
    }
  });
}

async function followPostgresql(machine: Machine, { port }: Postgresql): Promise<void> {
  const { settings, run, follow, path, startService } = machine;
  const getUrl = (name: string) => `postgres://longcovid@127.0.0.1:${port}/${name}`;
  Object.assign(settings, {
    // The operator has another role, whose objects the service cannot read.
    ...{ PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' },
    ...{ DATABASE_URL: getUrl('longcovid'), FORM_SECRET: 'a secret of the operator, 32 or longer' },
  });
  const [, create, migrate, first, second] = readSteps('deploy', 'Several instances');
  const [dump, restore] = readSteps('backup', 'PostgreSQL');
  // The guide's command prompts for a password, which this server does not need.
  run('createuser longcovid');
  await follow(create);
  await follow(migrate);
  const [person, key] = [drawPerson(draw), randomUUID()];
  await follow(first, { 'PORT=3001 ': '', '/var/lib/longcovid-1': path('one') });
  const stored = await submit(machine, person, key);
  expect(stored.status).toBe(201);
  await follow(dump);
  const lost = await submit(machine, drawPerson(draw));
  await follow(second, { 'PORT=3002 ': '', '/var/lib/longcovid-2': path('two') });
  expect(await submit(machine, person, key)).toEqual({ ...stored, status: 200 });

  await follow(restore);
  settings.DATABASE_URL = getUrl('longcovid_restored');
  expect(await follow(migrate)).toContain('The database is up to date.');
  await startService();
  expect(await submit(machine, person, key)).toEqual({ ...stored, status: 200 });
  expect((await submit(machine, drawPerson(draw))).status).toBe(201);
  const list = run(`${CLI} requests list`);
  expect(list).toContain(stored.reference);
  expect(list).not.toContain(lost.reference);
}
