/** Kinds of captcha failures; each has a message, `problem.captcha.<code>`. */
export type CaptchaErrorCode = 'noKey' | 'noVersion' | 'load' | 'execute';

/** The captcha failed. `isServiceDown`: our own service is unreachable, so sending the form would fail, too. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  readonly code: CaptchaErrorCode;
  readonly isServiceDown: boolean;
  constructor(code: CaptchaErrorCode, options: { cause?: unknown; isServiceDown?: boolean } = {}) {
    super(`[@longcovid/site] The captcha failed: ${code}.`, { cause: options.cause });
    this.code = code;
    this.isServiceDown = options.isServiceDown ?? false;
  }
}

/** Waits for a part of the captcha; its rejection becomes a CaptchaError with this code. */
export async function withErrorCode<Result>(
  code: CaptchaErrorCode,
  work: Promise<Result>,
  options: { isServiceDown?: boolean } = {},
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CaptchaError) throw error;
    throw new CaptchaError(code, { ...options, cause: error });
  }
}

/** Waits for a script of our own; without it our own host is unreachable. */
export const ownScript = <Result>(script: Promise<Result>): Promise<Result> =>
  withErrorCode('load', script, { isServiceDown: true });
