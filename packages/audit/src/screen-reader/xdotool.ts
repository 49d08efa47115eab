import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds after which a command of xdotool is ended: `--sync` alone waits without a limit. */
const TIMEOUT_MS = 30_000;

/** Real key presses and windows on a virtual desktop. */
export type Xdotool = {
  /** Runs a command; rejects when it fails or does not end. */
  run: (...args: string[]) => Promise<string>;
  /** Waits for the newest window of a browser and gives it the keyboard. */
  activateWindow: (browser: { className: string; program: string }) => Promise<void>;
};

/**
 * Drives the desktop of an environment.
 * @param timeoutMs milliseconds after which a command is given up. Default 30,000.
 */
export function createXdotool(environment: NodeJS.ProcessEnv, timeoutMs = TIMEOUT_MS): Xdotool {
  const runCommand = async (...args: string[]) => {
    const { stdout } = await run('xdotool', args, { env: environment, timeout: timeoutMs });
    return stdout;
  };
  return {
    run: runCommand,
    async activateWindow({ className, program }) {
      try {
        const windows = await runCommand('search', '--sync', '--onlyvisible', '--class', className);
        await runCommand('windowactivate', '--sync', windows.trim().split('\n').at(-1) ?? '');
      } catch (cause) {
        throw new Error(
          `${program} opened no window within ${timeoutMs / 1000} s. Orca reads windows only, so nothing was recorded. ` +
            'Start the browser by hand on a desktop to see why, or record with another one.',
          { cause },
        );
      }
    },
  };
}
