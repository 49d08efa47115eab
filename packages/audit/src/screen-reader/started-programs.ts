import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';

/** Programs that one run has started; `stop` ends exactly these, last first. */
export type ProcessGroup = {
  /** Starts a program; what it prints goes to `<name>.log` in the work folder. With `says`, waits for that line on stdout. */
  start: (name: string, command: readonly string[], says?: RegExp) => Promise<string>;
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 15_000;
const STOP_TIMEOUT_MS = 3000;

/** The first line that matches; rejects when the program ends before it, or says nothing in time. */
function waitForLine(name: string, program: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const tooLate = setTimeout(() => {
      reject(new Error(`${name} did not start within ${START_TIMEOUT_MS} ms. It printed: ${printed}`));
    }, START_TIMEOUT_MS);
    const end = (act: () => void) => {
      clearTimeout(tooLate);
      act();
    };
    program.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const line = printed.split('\n').find((each) => pattern.test(each));
      if (line !== undefined) end(() => resolve(line));
    });
    program.once('error', (cause) => end(() => reject(new Error(`${name} cannot be started.`, { cause }))));
    program.once('exit', (code) => end(() => reject(new Error(`${name} ended with ${code}.`))));
  });
}

/** Keeps the programs of one run together. */
export function createProcessGroup(folder: string, environment: NodeJS.ProcessEnv): ProcessGroup {
  const programs: ChildProcess[] = [];
  return {
    async start(name, [command = '', ...rest], says) {
      const program = spawn(command, rest, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
      programs.push(program);
      const log = createWriteStream(join(folder, `${name}.log`));
      program.stderr.pipe(log);
      if (!says) {
        program.stdout.resume();
        // A program that cannot be started is noticed by whoever waits for its words.
        program.once('error', (cause) => log.write(String(cause)));
        return '';
      }
      return waitForLine(name, program, says);
    },
    async stop() {
      for (const program of programs.reverse()) {
        if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) continue;
        const ended = once(program, 'exit');
        program.kill();
        // Orca can hang while it says goodbye; nothing of this run is kept in it.
        const tooLate = setTimeout(() => program.kill('SIGKILL'), STOP_TIMEOUT_MS);
        await ended;
        clearTimeout(tooLate);
      }
    },
  };
}
