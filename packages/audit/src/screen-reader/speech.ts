import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const utterance = z.object({
  kind: z.enum(['say', 'char', 'sayall', 'stop']),
  text: z.string(),
  lang: z.string().optional(),
});

/** One thing that the screen reader said. */
export type Utterance = z.infer<typeof utterance>;

type ReadOptions = {
  /** Milliseconds without a new word after which it has finished. Default 400. */
  quietMs?: number;
  /** Milliseconds without any word after which it stays silent. Default 2500. */
  silenceTimeoutMs?: number;
  /** Milliseconds after which it is not waited any longer, however much is being said. Default 30,000. */
  timeoutMs?: number;
};

/** The words of a running screen reader, read from the file that they are written to. */
export type Speech = {
  /** What was said since the last call: waits until `enough` holds and it has been quiet, or until it stays silent. */
  readUntil: (
    enough: (spoken: readonly Utterance[]) => boolean,
    options?: ReadOptions,
  ) => Promise<Utterance[]>;
};

/** Follows a file of JSON lines. */
export function openSpeech(file: string): Speech {
  let read = 0;
  const fresh = (): Utterance[] => {
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf(10) + 1;
    const lines = bytes.subarray(read, end).toString().split('\n').filter(Boolean);
    read = end;
    return lines.map((line) => utterance.parse(JSON.parse(line))).filter(({ kind }) => kind !== 'stop');
  };
  return {
    async readUntil(enough, { quietMs = 400, silenceTimeoutMs = 2500, timeoutMs = 30_000 } = {}) {
      const spoken: Utterance[] = [];
      const start = Date.now();
      let last = start;
      for (;;) {
        const more = fresh();
        if (more.length > 0) {
          spoken.push(...more);
          last = Date.now();
        }
        const silent = Date.now() - last;
        if (
          (silent >= quietMs && enough(spoken)) ||
          silent > silenceTimeoutMs ||
          Date.now() - start > timeoutMs
        )
          return spoken;
        await wait(20);
      }
    },
  };
}
