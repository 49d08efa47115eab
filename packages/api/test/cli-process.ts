import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { VISITOR } from './test-service.ts';

/** The default command; `command` replaces it, with an installed one for example. */
export const CLI_WITHOUT_SITE = [process.execPath, join(import.meta.dirname, 'cli-without-site.ts')];

export type Settings = { dataFolder: string; command?: string[]; environment?: Record<string, string> };

function toEnvironment({ dataFolder, environment = {} }: Settings): NodeJS.ProcessEnv {
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

export type CliResult = { code: number; stdout: string; stderr: string };

/** Runs a command to its end. */
export function runCli(settings: Settings, ...parameters: string[]): Promise<CliResult> {
  const [program = '', ...prefix] = settings.command ?? CLI_WITHOUT_SITE;
  return new Promise((resolve) => {
    execFile(
      program,
      [...prefix, ...parameters],
      { env: toEnvironment(settings) },
      (error, stdout, stderr) => {
        resolve({ code: error === null ? 0 : Number(error.code ?? 1), stdout, stderr });
      },
    );
  });
}

export type RunningCommand = {
  hasEnded: () => boolean;
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts a command without waiting for its end. */
export function startCli(settings: Settings, ...parameters: string[]): RunningCommand {
  const [program = '', ...prefix] = settings.command ?? CLI_WITHOUT_SITE;
  const child = spawn(program, [...prefix, ...parameters], { env: toEnvironment(settings), stdio: 'ignore' });
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const kill = (signal: NodeJS.Signals): Promise<void> => killProcess(child, signal);
  onTestFinished(() => kill('SIGKILL'));
  return { hasEnded, kill };
}

async function killProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'close');
}

export type RunningService = {
  url: string;
  readOutput: () => string;
  /** Sends a signal that the service outlives. */
  signal: (signal: NodeJS.Signals) => void;
  kill: (signal: NodeJS.Signals) => Promise<void>;
};

/** Starts the service as a process and waits until it is ready. */
export async function startService(settings: Settings): Promise<RunningService> {
  const [program = '', ...prefix] = settings.command ?? CLI_WITHOUT_SITE;
  const child = spawn(program, prefix, { env: toEnvironment(settings), stdio: ['ignore', 'pipe', 'pipe'] });
  const kill = (signal: NodeJS.Signals): Promise<void> => killProcess(child, signal);
  onTestFinished(() => kill('SIGKILL'));
  const output: string[] = [];
  const url = await waitUntilReady(child, output);
  return { url, readOutput: () => output.join(''), signal: (signal) => void child.kill(signal), kill };
}

function waitUntilReady(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer): void => {
      output.push(chunk.toString());
      const port = /^Ready on http:\/\/localhost:(\d+)$/m.exec(output.join(''))?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('close', () => reject(new Error(`The service stopped: ${output.join('')}`)));
  });
}

/** Sends a form to a running service as JSON. */
export const sendForm = (
  { url }: Pick<RunningService, 'url'>,
  body: object = VISITOR,
  { path = 'join-requests', key = crypto.randomUUID() as string } = {},
): Promise<Response> =>
  fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });

/** The references that `list --all` prints. */
export async function listReferences(settings: Settings, form = 'requests'): Promise<string[]> {
  const { stdout } = await runCli(settings, form, 'list', '--all');
  return stdout.split('\n').flatMap((line) => /^LC-\S+/.exec(line)?.[0] ?? []);
}
