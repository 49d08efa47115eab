import { availableParallelism } from 'node:os';
import { chromium, type Browser } from 'playwright';

import { findChromium } from './find-chromium.ts';

/** A browser for a long scan: one that has crashed is replaced before the next visit. */
export type ResilientBrowser = {
  /** The running browser, or a new one when it has crashed. */
  open: () => Promise<Browser>;
  close: () => Promise<void>;
};

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** A crashing browser still reports that it is connected: only a request shows that it responds. */
async function isResponsive(browser: Browser): Promise<boolean> {
  if (!browser.isConnected()) return false;
  try {
    const context = await browser.newContext();
    await context.close();
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

/** Starts a browser on the first `open`, which throws when there is no Chromium. */
export function createResilientBrowser(start: () => Promise<Browser> = launch): ResilientBrowser {
  let running: Browser | undefined;
  return {
    open: async () => {
      if (!running || !(await isResponsive(running))) running = await start();
      return running;
    },
    close: async () => {
      await running?.close();
    },
  };
}

/** Rules wait for frames of the browser most of the time. */
const WORKERS_PER_CORE = 2;

/** As many browsers as keep the machine busy. */
export const createBrowsers = (): ResilientBrowser[] =>
  Array.from({ length: WORKERS_PER_CORE * availableParallelism() }, () => createResilientBrowser());

/** Default time for a page to load, or for one rule: a page that never responds would block the scan. */
export const ANSWER_TIMEOUT_MS = 60_000;

/** Default time for all rules of a page in a state: many that each take their time would look like a hang. */
export const VISIT_TIMEOUT_MS = 600_000;

/** A page that did not respond in time. */
export class ScanTimeoutError extends Error {
  constructor(limit: number) {
    super(`The page did not respond within ${Math.round(limit / 1000)} s.`);
  }
}

/**
 * Rejects when a promise is not settled in time. The work goes on, so close the resources that it uses.
 * @throws ScanTimeoutError
 */
export async function withTimeout<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ScanTimeoutError(limit)), limit);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
