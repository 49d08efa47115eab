import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running site; `stop` ends it. */
export type ServedSite = { url: string; stop: () => Promise<void> };

/**
 * Starts a site by a shell command that prints its URL on a line of its own once it is ready; its stderr is passed
 * through. `stop` ends the command and its child processes.
 * @throws Error when the command ends before it prints a URL.
 */
export async function startSite(command: string): Promise<ServedSite> {
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid);
  };
  // A signal ends this process before anybody calls `stop`.
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const url = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (/^https?:\/\/\S+$/.test(line)) resolve(line);
    });
  });
  const first = await Promise.race([url, ended.then(([code]) => ({ code: String(code) }))]);
  if (typeof first === 'string')
    return {
      url: first,
      stop: async () => {
        kill();
        await ended;
      },
    };
  throw new Error(`“${command}” ended with ${first.code} and printed no URL.`);
}
