import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';

import { expect, test } from '@playwright/test';

import { NGINX, startNginx } from '../../packages/api/test/nginx.ts';
import {
  findFreePort,
  POSTGRESQL_FOLDER,
  startPostgresql,
  type Postgresql,
} from '../../packages/api/test/postgresql.ts';
import { createDraw, testSeed, type Draw } from '../../scripts/draw.mjs';
import { cloneProject, type Clone } from '../guides/clone.ts';
import { readGuide, type Step } from '../guides/read-guide.ts';
import { studySites } from '../oracles/study-sites.ts';
import { drawPerson, type Person } from '../people.ts';

const root = join(import.meta.dirname, '../..');

/** Draws for the running test, and prints each drawn value with its failure. */
function drawForTest(): Draw {
  const { title, annotations } = test.info();
  const draw = createDraw(testSeed, title);
  const values: unknown[] = [];
  const annotation = { type: 'drawn', description: '' };
  annotations.push(annotation);
  const record = <T>(value: T): T => {
    values.push(value);
    annotation.description = JSON.stringify(values);
    return value;
  };
  return {
    integer: (end) => record(draw.integer(end)),
    pick: (from) => record(draw.pick(from)),
    several: (from, count) => record(draw.several(from, count)),
    chance: (probability) => record(draw.chance(probability)),
  };
}

/** The steps of a guide under a heading. Default: those before the first. @throws Error for an unknown heading. */
function readSteps(guide: string, heading?: string): Step[] {
  const [introduction = '', ...sections] = readGuideText(guide).split(/^## /m);
  if (heading === undefined) return readGuide(introduction);
  const section = sections.find((text) => text.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`${guide}.md has no section “${heading}”.`);
  return readGuide(section);
}

/** An operator's machine: a clone of the project and environment variables. */
type Machine = Pick<Clone, 'url' | 'close' | 'read'> & {
  /** A file in the working directory. */
  path: (name: string) => string;
  settings: Record<string, string>;
  /** Runs a script with the environment. @returns its output. @throws Error if it fails. */
  run: (script: string) => string;
  /** Follows a step with the environment. `changes` replaces parts of the guide's example, which must occur. */
  follow: (step: Step | undefined, changes?: Record<string, string>) => Promise<string>;
  /** The same for a program that keeps running, beside those that are. */
  followBeside: (step: Step | undefined, changes?: Record<string, string>) => Promise<void>;
  /** Restarts the service and waits until it is ready. */
  startService: (program?: string) => Promise<void>;
  draw: Draw;
  /** A study site and a group that it enrolls. */
  openGroup: OpenGroup;
};
type OpenGroup = { siteId: string; cohort: string };

const CLI = 'npx pnpm exec longcovid-api';

/** @param isBuilt Whether the content is copied from this workspace, so that the service runs without a build. */
async function withMachine(isBuilt: boolean, work: (machine: Machine) => Promise<void>): Promise<void> {
  const draw = drawForTest();
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
      follow: async (step, changes) => {
        const { kind, script, ready } = readCommand(step, changes);
        if (kind === 'run') return run(script);
        await open(script, ready);
        return '';
      },
      followBeside: (step, changes) => {
        const { script, ready } = readCommand(step, changes);
        return clone.open(withSettings(script), ready ?? '');
      },
      startService: (program = CLI) => open(program),
      draw,
      openGroup: draw.pick(OPEN_GROUPS),
    });
  } finally {
    await clone.dispose();
  }
}

/** The command of a step, with parts of the guide's example replaced. @throws Error if they do not occur. */
function readCommand(step: Step | undefined, changes: Record<string, string> = {}) {
  if (step?.kind !== 'run' && step?.kind !== 'open') throw new Error('The guide has no such command.');
  const script = Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`Line ${step.line} of the guide has no ${from}.`);
    return text.replaceAll(from, to);
  }, step.script);
  return { kind: step.kind, script, ready: step.kind === 'open' ? step.ready : undefined };
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

const OPEN_GROUPS: readonly OpenGroup[] = studySites.flatMap(({ id, cohorts }) =>
  cohorts.filter(({ status }) => status === 'open').map(({ cohort }) => ({ siteId: id, cohort })),
);

/** What the proxy of the guide tells a service that trusts it: the host that the visitor named. */
const FROM_PROXY = { 'x-forwarded-host': 'example.org' };

type Submitted = { status: number; reference: string };

/** A join request for an open group, as the form sends it. */
const createRequest = ({ openGroup }: Machine, person: Person, key: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': key },
  body: JSON.stringify({ ...openGroup, ...person, locale: 'en', captchaToken: '' }),
});

async function submit(machine: Machine, person: Person, key: string = randomUUID()): Promise<Submitted> {
  const url = `${machine.url() ?? ''}/api/join-requests`;
  const { headers, ...request } = createRequest(machine, person, key);
  const response = await fetch(url, { ...request, headers: { ...headers, ...FROM_PROXY } });
  const { reference } = (await response.json()) as { reference: string };
  return { status: response.status, reference };
}

/** The same through nginx, whose certificate is self-signed. */
async function submitThrough(
  base: URL,
  machine: Machine,
  person: Person,
  key: string = randomUUID(),
): Promise<Submitted> {
  const { body, method, headers } = createRequest(machine, person, key);
  const outgoing = request(new URL('/api/join-requests', base), {
    method,
    headers: { ...headers, host: 'example.org' },
    rejectUnauthorized: false,
    agent: false,
  });
  outgoing.end(body);
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { reference } = JSON.parse(Buffer.concat(chunks).toString()) as { reference: string };
  return { status: response.statusCode ?? 0, reference };
}

const getRecipient = ({ run }: Machine, keyFile: string): string =>
  /age1\w+/.exec(run(`age-keygen -y ${keyFile}`))?.[0] ?? '';

const readGuideText = (name: string): string => readFileSync(join(root, `docs/guides/${name}.md`), 'utf8');

/** The paths in backticks in the part of a document that the pattern finds. */
const readPaths = (markdown: string, part: RegExp): string[] =>
  [...(part.exec(markdown)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, path = '']) =>
    path.replace(/\/$/, ''),
  );

/** Whether a path is one of these or below one. */
const covers = (paths: readonly string[], path: string): boolean =>
  paths.some((each) => path === each || path.startsWith(`${each}/`));

/** What the built site tells the service. */
type BuiltSite = { builtPaths: ReadonlySet<string>; requestPaths: ReadonlySet<string> };
async function readBuiltSite(): Promise<BuiltSite> {
  const server = pathToFileURL(join(root, 'packages/site/dist/server/server.js')).href;
  return ((await import(server)) as { mountedSite: BuiltSite }).mountedSite;
}

/** The static host of the guide: it serves files, and proxies the paths that the guide names and those below them. */
async function startStaticHost(service: string): Promise<{ url: string; stop: () => void }> {
  const proxied = readPaths(
    readGuideText('deploy'),
    /proxy\s+([\s\S]*?),\s+with\s+the\s+paths\s+below\s+them/,
  );
  expect(proxied).toContain('/api');
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    if (covers(proxied, pathname)) {
      void fetch(service + pathname + search, { redirect: 'manual' }).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
        response.end(await answer.text());
      });
      return;
    }
    const file = join(root, 'packages/site/dist/client', pathname, 'index.html');
    response.writeHead(existsSync(file) ? 200 : 404).end(existsSync(file) ? readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

test('an operator finds every page on a static host that proxies the paths of the guide', async () => {
  const { builtPaths, requestPaths } = await readBuiltSite();
  expect(requestPaths.size).toBeGreaterThan(4);
  const host = await startStaticHost(process.env.SITE_URL ?? '');
  try {
    const missing: string[] = [];
    for (const path of [...builtPaths, ...requestPaths, '/api/health'])
      if ((await fetch(host.url + path)).status === 404) missing.push(path);
    expect(missing).toEqual([]);
  } finally {
    host.stop();
  }
});

test('SECURITY.md names every page on which the chat never loads', async () => {
  const security = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const named = readPaths(
    security,
    /asks\s+for\s+privacy,\s+nor\s+on\s+([\s\S]*?)\s+and\s+the\s+pages\s+below\s+them/,
  );
  expect(named.length).toBeGreaterThan(2);
  const { requestPaths } = await readBuiltSite();
  const english = [...requestPaths].filter((path) => !path.startsWith('/es/'));
  expect(english.filter((path) => !covers(named, path))).toEqual([]);
  expect(named.filter((path) => !requestPaths.has(path))).toEqual([]);
});

test.beforeEach(() => test.setTimeout(1_200_000));

test('an operator builds the site and runs it on one machine', async () => {
  await withMachine(false, async (machine) => {
    const { settings, run, follow, path, startService, draw } = machine;
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
        settings[name] = value.replace('%d', path('credentials'));
      }
    const credentials = [...unit.text.matchAll(/^LoadCredential=([\w-]+):\S+$/gm)].map(
      ([, name = '']) => name,
    );
    expect(credentials).toEqual(['form-secret']);
    for (const name of credentials)
      run(`mkdir -p credentials && openssl rand -base64 32 > credentials/${name}`);
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

    const base = machine.url() ?? '';
    for (const pathname of ['/', '/es', ...(await readBuiltSite()).requestPaths, '/api/health', '/api/ready'])
      expect((await fetch(base + pathname, { headers: FROM_PROXY })).status, pathname).toBe(200);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const names = [...readGuideText('environment').matchAll(/^\| `([a-z_]+)[{`]/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(metrics).toContain(`\n# TYPE ${name ?? ''} `);
    for (const file of ['identity.txt', 'form-secret']) expect(existsSync(path(`data/${file}`))).toBe(false);
  });
});

test('an operator builds the site for a static host alone', async () => {
  await withMachine(false, async ({ follow, path }) => {
    for (const step of readSteps('deploy', 'A static host alone')) await follow(step);
    for (const page of ['join', 'contact', 'alerts', 'es/join', 'es/contact', 'es/alerts']) {
      const html = readFileSync(path(`packages/site/dist/client/${page}/index.html`), 'utf8');
      expect(html, page).toContain('href="tel:');
      expect(html, page).toContain('href="mailto:');
      expect(html, page).not.toContain('method="post"');
    }
  });
});

test('staff read records and change keys', async () => {
  await withMachine(true, async (machine) => {
    const { settings, run, follow, read, startService, draw } = machine;
    const [create] = readSteps('keys', 'Create a key');
    const [sealCheck, openCheck] = readSteps('keys', 'Key ceremony');
    const [exportRecords, open] = readSteps('keys', 'Read records');
    const [createNew, exportOld, reseal, replace, status] = readSteps('keys', 'Change keys');
    await follow(create);
    settings.AGE_RECIPIENTS = getRecipient(machine, 'key.txt');
    await follow(sealCheck);
    expect(await follow(openCheck)).toContain(`opens: ${settings.AGE_RECIPIENTS}`);
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
    const { run, follow, close, startService, draw } = machine;
    const [backup, verify, restore] = readSteps('backup', 'The data folder');
    const [person, key] = [drawPerson(draw), randomUUID()];
    await startService();
    const stored = await submit(machine, person, key);
    const file = (await follow(backup)).split('\n').find((line) => line.endsWith('.sqlite')) ?? '';
    expect(existsSync(file)).toBe(true);
    expect(await follow(verify)).toContain('The backup is intact: 1 record, ');
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
    const { run, follow, path, startService, draw } = machine;
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

test('an operator runs instances behind nginx, and dumps and restores PostgreSQL', async () => {
  test.skip(
    (POSTGRESQL_FOLDER === null || NGINX === null) && process.env.CI === undefined,
    'NOT RUN: PostgreSQL or nginx is not installed (apt-get install postgresql nginx-light).',
  );
  const server = await startPostgresql({ superuser: 'postgres' });
  try {
    await withMachine(true, (machine) => followPostgresql(machine, server));
  } finally {
    await server.remove();
  }
});

async function followPostgresql(machine: Machine, { port }: Postgresql): Promise<void> {
  const { settings, run, follow, followBeside, path, startService, draw } = machine;
  const getUrl = (name: string, role = 'longcovid') => `postgres://${role}@127.0.0.1:${port}/${name}`;
  Object.assign(settings, {
    // The operator has another role, whose objects the service cannot read.
    ...{ PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'postgres' },
    ...{
      TRUST_PROXY: 'loopback',
      DATABASE_URL: getUrl('longcovid'),
      FORM_SECRET: 'a secret of the operator, 32 or longer',
    },
  });
  const [, create, migrate, first, second] = readSteps('deploy', 'Several instances');
  const grant = readSteps('deploy', 'Database roles and TLS').at(-1);
  const [dump, restore] = readSteps('backup', 'PostgreSQL');
  // The guide's command prompts for a password, which this server does not need.
  run('createuser longcovid');
  await follow(create);
  await follow(migrate);
  run('createuser longcovid_service; createuser longcovid_staff');
  await follow(grant);
  settings.DATABASE_URL = getUrl('longcovid', 'longcovid_service');
  const [person, key] = [drawPerson(draw), randomUUID()];
  await follow(first, { 'PORT=3001 ': '', '/var/lib/longcovid-1': path('one') });
  const stored = await submit(machine, person, key);
  expect(stored.status).toBe(201);
  settings.DATABASE_URL = getUrl('longcovid');
  await follow(dump);
  settings.DATABASE_URL = getUrl('longcovid', 'longcovid_service');
  const lost = await submit(machine, drawPerson(draw));
  const secondPort = await findFreePort();
  await followBeside(second, { 'PORT=3002': `PORT=${secondPort}`, '/var/lib/longcovid-2': path('two') });
  const nginx = await startNginx([Number(new URL(machine.url() ?? '').port), secondPort]);
  try {
    // By turns, so each instance has the first one's record.
    for (let count = 0; count < 4; count += 1)
      expect(await submitThrough(nginx.base, machine, person, key)).toEqual({ ...stored, status: 200 });
    const behind = await submitThrough(nginx.base, machine, drawPerson(draw));
    expect(behind.status).toBe(201);
    settings.DATABASE_URL = getUrl('longcovid', 'longcovid_staff');
    expect(run(`${CLI} requests list`)).toContain(behind.reference);
  } finally {
    await nginx.stop();
  }

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
