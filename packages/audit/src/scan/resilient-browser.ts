import { chromium, type Browser } from 'playwright';

import { findChromium } from './find-chromium.ts';

/** A browser for a long run: one that has died is replaced before the next visit. */
export type SteadyBrowser = {
  /** The running browser, or a new one in place of one that has died. */
  open: () => Promise<Browser>;
  close: () => Promise<void>;
};

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** A browser that is about to end still says that it is connected: only work shows that it works. */
async function works(browser: Browser): Promise<boolean> {
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

/** Starts nothing yet; throws on `open` when there is no Chromium. */
export function steadyBrowser(start: () => Promise<Browser> = launch): SteadyBrowser {
  let running: Browser | undefined;
  return {
    open: async () => {
      if (!running || !(await works(running))) running = await start();
      return running;
    },
    close: async () => {
      await running?.close();
    },
  };
}

/** What a page may take to load, or to be judged by one rule: one that never answers again would hold up the whole run. */
export const ANSWERS_WITHIN_MS = 60_000;

/** A page that did not answer in its time. */
export class TookTooLong extends Error {
  constructor(limit: number) {
    super(`The page did not answer within ${Math.round(limit / 1000)} s.`);
  }
}

/**
 * Gives up waiting after a time; what was waited for goes on alone, so close what it works with.
 * @throws TookTooLong
 */
export async function within<T>(work: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TookTooLong(limit)), limit);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}
