/** A step of a guide: one fenced block. */
export type Step = { line: number } & (
  | { kind: 'run'; script: string }
  /** Output of a program that keeps running, such as a server, when it is ready. */
  | { kind: 'open'; script: string; ready: string }
  | { kind: 'write'; file: string; text: string }
  | { kind: 'left out'; reason: string; text: string }
);

const FENCE = /^( *)(`{3,})(.*)$/;
const COMMENT = /^ *<!-- (not run|stays open): (.+?) -->$/;

/**
 * Reads the fenced blocks of a guide in Markdown:
 * - `sh` is run; after `<!-- stays open: TEXT -->` it keeps running in the background once it has printed the text;
 * - `yaml file=PATH` (any language) is written to the file;
 * - after `<!-- not run: REASON -->` it is skipped.
 * @throws Error with the line of a block that is none of these.
 */
export function readGuide(markdown: string): Step[] {
  const lines = markdown.split('\n');
  const steps: Step[] = [];
  let comment: { kind: string; text: string } | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', ticks, info = ''] = FENCE.exec(line) ?? [];
    if (ticks === undefined) {
      const [, kind, text] = COMMENT.exec(line) ?? [];
      if (kind !== undefined && text !== undefined) comment = { kind, text };
      else if (line.trim() !== '') comment = undefined;
      continue;
    }
    const end = lines.findIndex((other, index) => index > at && other.trim() === ticks);
    if (end < 0) throw new Error(`Line ${at + 1}: the block is never closed.`);
    const body = lines
      .slice(at + 1, end)
      .map((each) => each.slice(Math.min(indent.length, each.search(/\S|$/))));
    steps.push({ line: at + 1, ...readStep(info.trim(), `${body.join('\n')}\n`, comment, at + 1) });
    comment = undefined;
    at = end;
  }
  return steps;
}

type Kind<T> = T extends unknown ? Omit<T, 'line'> : never;

function readStep(
  info: string,
  text: string,
  comment: { kind: string; text: string } | undefined,
  line: number,
): Kind<Step> {
  if (comment?.kind === 'not run') return { kind: 'left out', reason: comment.text, text };
  const [, file] = /\bfile=(\S+)/.exec(info) ?? [];
  if (file !== undefined) return { kind: 'write', file, text };
  if (info === 'sh')
    return comment ? { kind: 'open', script: text, ready: comment.text } : { kind: 'run', script: text };
  throw new Error(
    `Line ${line}: nothing says what to do with this block. Mark it as sh, name its file (file=…), or write why it is not run: <!-- not run: … -->.`,
  );
}
