import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const utterance = z.object({
  kind: z.enum(['say', 'char', 'sayall', 'stop']),
  text: z.string(),
  lang: z.string().optional(),
});

/** One utterance of the screen reader. */
export type Utterance = z.infer<typeof utterance>;

type ReadOptions = {
  /** Milliseconds of silence after which an announcement is complete. Default 400. */
  quietMs?: number;
  /** Milliseconds of silence after which no more announcement is expected. Default 2500. */
  silenceTimeoutMs?: number;
  /** Milliseconds after which reading ends in any case. Default 30,000. */
  timeoutMs?: number;
};

/** The output of a running screen reader. */
export type Speech = {
  /** Reads what is new since the last call: until `isComplete` and `quietMs` of silence, or a timeout. */
  readUntil: (
    isComplete: (utterances: readonly Utterance[]) => boolean,
    options?: ReadOptions,
  ) => Promise<Utterance[]>;
};

/** Follows a file of JSON lines. */
export function openSpeech(file: string): Speech {
  let offset = 0;
  const readNew = (): Utterance[] => {
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf(10) + 1;
    const lines = bytes.subarray(offset, end).toString().split('\n').filter(Boolean);
    offset = end;
    return lines.map((line) => utterance.parse(JSON.parse(line))).filter(({ kind }) => kind !== 'stop');
  };
  return {
    async readUntil(isComplete, { quietMs = 400, silenceTimeoutMs = 2500, timeoutMs = 30_000 } = {}) {
      const utterances: Utterance[] = [];
      const start = Date.now();
      let last = start;
      for (;;) {
        const more = readNew();
        if (more.length > 0) {
          utterances.push(...more);
          last = Date.now();
        }
        const silence = Date.now() - last;
        if (
          (silence >= quietMs && isComplete(utterances)) ||
          silence > silenceTimeoutMs ||
          Date.now() - start > timeoutMs
        )
          return utterances;
        await wait(20);
      }
    },
  };
}
