import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

/** Child processes of one run; `stop` ends them in reverse order. */
export type ProcessGroup = {
  /**
   * Starts a program; its stderr goes to `<name>.log` in the folder. With `ready`, resolves to the first line on stdout
   * that matches.
   */
  start: (name: string, command: readonly string[], ready?: RegExp) => Promise<string>;
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 3000;

/** Resolves to the first line that matches; rejects when the program ends before, or after a timeout. */
function waitForLine(name: string, program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const timeout = setTimeout(() => {
      reject(new Error(`${name} did not start within ${START_TIMEOUT_MS} ms. It printed: ${printed}`));
    }, START_TIMEOUT_MS);
    const settle = (callback: () => void) => {
      clearTimeout(timeout);
      callback();
    };
    program.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const line = printed.split('\n').find((each) => pattern.test(each));
      if (line !== undefined) settle(() => resolve(line));
    });
    program.once('error', (cause) =>
      settle(() => reject(new Error(`${name} cannot be started.`, { cause }))),
    );
    program.once('exit', (code) => settle(() => reject(new Error(`${name} ended with ${code}.`))));
  });
}

/** Programs of all groups: a signal ends this process before anybody calls `stop`. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((program) => program.kill('SIGKILL')));

export function createProcessGroup(folder: string, environment: NodeJS.ProcessEnv): ProcessGroup {
  const programs: ChildProcess[] = [];
  return {
    async start(name, [command = '', ...rest], ready) {
      const program = spawn(command, rest, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
      programs.push(program);
      running.add(program);
      program.once('exit', () => running.delete(program));
      const log = createWriteStream(join(folder, `${name}.log`));
      program.stderr.pipe(log);
      if (!ready) {
        program.stdout.resume();
        // A missing program shows by what others wait for.
        program.once('error', (cause) => log.write(String(cause)));
        return '';
      }
      return waitForLine(name, program, ready);
    },
    async stop() {
      for (const program of programs.reverse()) {
        if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) continue;
        const ended = once(program, 'exit');
        program.kill();
        // Orca can hang while it announces its end; it keeps nothing of this run.
        const timeout = setTimeout(() => program.kill('SIGKILL'), STOP_TIMEOUT_MS);
        await ended;
        clearTimeout(timeout);
      }
    },
  };
}
