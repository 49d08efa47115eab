/** Kinds of captcha failures; each has a message, `problem.captcha.<fault>`. */
export type CaptchaFault = 'noKey' | 'noVersion' | 'load' | 'execute';

/** The captcha failed. `isServiceDown`: our own service is unreachable, so sending the form would fail, too. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError';
  readonly fault: CaptchaFault;
  readonly isServiceDown: boolean;
  constructor(fault: CaptchaFault, options: { cause?: unknown; isServiceDown?: boolean } = {}) {
    super(`[@longcovid/site] The captcha failed: ${fault}.`, { cause: options.cause });
    this.fault = fault;
    this.isServiceDown = options.isServiceDown ?? false;
  }
}

/** Waits for a part of the check; whatever it fails with becomes the fault. */
export async function orFault<Result>(
  fault: CaptchaFault,
  work: Promise<Result>,
  options: { isServiceDown?: boolean } = {},
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof CaptchaError) throw error;
    throw new CaptchaError(fault, { ...options, cause: error });
  }
}

/** Waits for a script of our own; without it our own host is out of reach. */
export const ownScript = <Result>(script: Promise<Result>): Promise<Result> =>
  orFault('load', script, { isServiceDown: true });
