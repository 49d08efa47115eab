import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The command line in this workspace; another one when a packed command is tried. */
const ALONE = [process.execPath, join(import.meta.dirname, 'cli-without-site.ts')];

type Settings = { dataFolder: string; command?: string[]; environment?: Record<string, string> };

function environmentOf({ dataFolder, environment = {} }: Settings): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    DATA_DIR: dataFolder,
    PORT: '0',
    HOST: '127.0.0.1',
    RATE_LIMIT_MAX: '100000',
    CAPTCHA_PROVIDER: 'none',
    ...environment,
  };
}

export type Finished = { code: number; stdout: string; stderr: string };

/** Runs the command to its end. */
export function run(settings: Settings, ...parameters: string[]): Promise<Finished> {
  const [program = '', ...first] = settings.command ?? ALONE;
  return new Promise((resolve) => {
    execFile(
      program,
      [...first, ...parameters],
      { env: environmentOf(settings) },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
      },
    );
  });
}

export type Running = { url: string; said: () => string; kill: (signal: NodeJS.Signals) => Promise<void> };

/** Starts the service as a process of its own and waits until it is ready. */
export async function start(settings: Settings): Promise<Running> {
  const [program = '', ...first] = settings.command ?? ALONE;
  const child = spawn(program, first, { env: environmentOf(settings), stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'close');
  };
  onTestFinished(() => kill('SIGKILL'));
  const said: string[] = [];
  const url = await ready(child, said);
  return { url, said: () => said.join(''), kill };
}

function ready(child: ChildProcess, said: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said.push(chunk.toString());
      const port = /^Ready on http:\/\/localhost:(\d+)$/m.exec(said.join(''))?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => reject(new Error(`The service stopped: ${said.join('')}`)));
  });
}

/** The references that the staff command lists. */
export async function listed(settings: Settings): Promise<string[]> {
  const { stdout } = await run(settings, 'requests', 'list', '--all');
  return stdout.split('\n').flatMap((line) => /^LC-\S+/.exec(line)?.[0] ?? []);
}
