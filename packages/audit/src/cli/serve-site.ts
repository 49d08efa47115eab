import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A site that was started to be audited. */
export type ServedSite = { address: string; stop: () => Promise<void> };

/**
 * Starts a site by a command of the shell, which prints its address on a line of its own once it can be visited; what
 * it prints to stderr is shown. `stop` ends the command and all that it has started.
 * @throws Error when the command ends before it has printed an address.
 */
export async function serveBy(command: string): Promise<ServedSite> {
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const address = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      if (/^https?:\/\/\S+$/.test(line)) resolve(line);
    });
  });
  const first = await Promise.race([address, ended.then(([code]) => ({ code: String(code) }))]);
  if (typeof first === 'string')
    return {
      address: first,
      stop: async () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
        await ended;
      },
    };
  throw new Error(`“${command}” ended with ${first.code} and printed no address.`);
}
