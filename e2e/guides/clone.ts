import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Step } from './read-guide.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A finished program: its exit code and output. */
export type Ended = { code: number; printed: string };

/** A new, installed clone of the project in a temporary folder. */
export type Clone = {
  folder: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Runs a shell script in the folder of the clone. */
  run: (script: string) => Ended;
  /** Follows a step of a guide. @throws Error with the output of a command that failed. */
  follow: (step: Step) => Promise<void>;
  /** Starts a program beside those that are running, and waits until it prints that it is ready. */
  open: (script: string, ready: string) => Promise<void>;
  /** What the program that was opened last has printed so far. */
  printed: () => string;
  /** URL of the running program; undefined before it has started. */
  url: () => string | undefined;
  /** Stops running programs, as Ctrl+C does. */
  close: () => Promise<void>;
  dispose: () => Promise<void>;
};

/** Finds a free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('There is no free port.')),
      );
    });
  });

/** Longer than a slow machine needs to build the site, and to end a program. */
const [READY_TIMEOUT_MS, END_TIMEOUT_MS] = [900_000, 60_000];

/** The environment of a user's shell, without programs of the workspace and variables of the tests. */
function cleanEnvironment(port: number): NodeJS.ProcessEnv {
  const { PATH = '', HOME, LANG, TMPDIR } = process.env;
  const path = PATH.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const kept = Object.entries({ HOME, LANG, TMPDIR }).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(kept), PATH: path.join(delimiter), PORT: String(port), CI: '1' };
}

/** Cache of compressed pages of this workspace. The build before all tests has been the first one. */
const COMPRESSED = 'node_modules/.cache/longcovid/brotli';

/** Clones the last commit and installs it from the local store, without network. */
export async function cloneProject(): Promise<Clone> {
  // Whatever a folder is called, the guides hold.
  const folder = mkdtempSync(join(tmpdir(), 'longcovid clone 100% café-'));
  const port = await freePort();
  const env = cleanEnvironment(port);
  const opened: ChildProcess[] = [];
  let reachable: string | undefined;
  let printed = '';

  const run = (script: string): Ended => {
    const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: status ?? 1, printed: stdout + stderr };
  };
  const mustRun = (script: string) => {
    const { code, printed } = run(script);
    if (code !== 0) throw new Error(`${script.trim()} ended with ${code}:\n${printed}`);
  };

  /** Starts a program in its own process group, so that all of it can be stopped, and waits until it is ready. */
  const open = (script: string, ready: string) =>
    new Promise<void>((resolve, reject) => {
      const child = spawn('bash', ['-c', script], { cwd: folder, env, detached: true });
      opened.push(child);
      printed = '';
      const wanted = ready.replace(/localhost:\d+/, `localhost:${port}`);
      const timer = setTimeout(
        () => reject(new Error(`${script.trim()} did not print “${wanted}”, but:\n${printed}`)),
        READY_TIMEOUT_MS,
      );
      const read = (chunk: Buffer) => {
        printed += chunk.toString();
        if (!printed.includes(wanted)) return;
        clearTimeout(timer);
        reachable = `http://localhost:${port}`;
        resolve();
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.on('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`${script.trim()} ended with ${code}:\n${printed}`));
      });
    });

  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  const close = async () => {
    for (const child of opened.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.removeAllListeners('exit');
      const ended = new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => {
          if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
          reject(new Error(`${child.spawnargs.join(' ')} did not end after Ctrl+C.`));
        }, END_TIMEOUT_MS);
        child.on('exit', () => {
          clearTimeout(timer);
          resolve();
        });
      });
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    }
  };
  const dispose = async () => {
    await close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  try {
    mustRun(`git clone --quiet ${JSON.stringify(root)} .`);
    const bin = join(root, 'node_modules/.bin');
    mustRun(`PATH=${JSON.stringify(bin)}:$PATH pnpm install --offline --frozen-lockfile`);
    const compressed = join(root, COMPRESSED);
    if (existsSync(compressed)) cpSync(compressed, join(folder, COMPRESSED), { recursive: true });
  } catch (error) {
    await dispose();
    throw error;
  }

  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write,
    run,
    follow: async (step) => {
      if (step.kind === 'run') mustRun(step.script);
      if (step.kind === 'open') {
        await close();
        await open(step.script, step.ready);
      }
      if (step.kind === 'write') write(step.file, step.text);
    },
    open,
    printed: () => printed,
    url: () => reachable,
    close,
    dispose,
  };
}
