import { pino } from 'pino';
import type { DestinationStream, LevelWithSilent, Logger } from 'pino';

/**
 * The service's log: what happened, never to whom. It contains no IP address, URL, header or error message, since each
 * of them can carry what a visitor typed.
 *
 * @param stream The destination. Default: standard output.
 */
export function createLogger(level: LevelWithSilent, stream?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined, err: describeError },
    hooks: { logMethod: replaceErrorText },
  };
  return stream === undefined ? pino(options) : pino(options, stream);
}

/** An error's type, code and stack, without its message, which may quote a value. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('errcode' in error && typeof error.errcode === 'number' && { errcode: error.errcode }),
    stack: frames.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** Fastify and pino log an error's message as `msg`; this logs a constant instead, and the `hint` of the caller. */
function replaceErrorText(
  this: Logger,
  values: Parameters<Logger['info']>,
  method: (...values: Parameters<Logger['info']>) => void,
): void {
  const [first, text, ...rest] = values as [unknown, unknown, ...unknown[]];
  const error = findError(first);
  if (error === null) {
    method.apply(this, values);
    return;
  }
  const isOurs = typeof text === 'string' && !text.includes(error.message);
  const fields = { err: error, ...findHint(first) };
  method.apply(this, [fields, isOurs ? text : 'error', ...rest] as unknown as Parameters<Logger['info']>);
}

/** An error may have a hint of the database, which can quote a value. */
const findHint = (value: unknown): { hint?: string } =>
  typeof value === 'object' &&
  value !== null &&
  !(value instanceof Error) &&
  'hint' in value &&
  typeof value.hint === 'string'
    ? { hint: value.hint }
    : {};

function findError(value: unknown): Error | null {
  if (value instanceof Error) return value;
  if (typeof value !== 'object' || value === null || !('err' in value)) return null;
  return value.err instanceof Error ? value.err : null;
}
