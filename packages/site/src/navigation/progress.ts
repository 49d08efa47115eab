/** Times of the navigation progress bar, in milliseconds (specification §9). */
export const PROGRESS = {
  throttle: 200,
  duration: 5000,
  tick: 100,
  hideDelay: 500,
  leastShown: 200,
} as const;

export type ProgressState = { state: 'idle' | 'loading' | 'failed'; percent: number };

/**
 * The clock behind the navigation progress bar. It appears only when a navigation takes longer than the throttle, grows
 * to 100 % over the duration, stays at least `leastShown` once shown, and disappears `hideDelay` after the end.
 */
export function createProgress() {
  const idle: ProgressState = { state: 'idle', percent: 0 };
  let current = idle;
  let startedAt = 0;
  let shownAt = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticking: ReturnType<typeof setInterval> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: ProgressState) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
    clearInterval(ticking);
  };
  const later = (run: () => void, delay: number) => timers.push(setTimeout(run, delay));
  const show = () => {
    shownAt = Date.now();
    const tick = () =>
      set({ state: 'loading', percent: Math.min(100, ((Date.now() - startedAt) / PROGRESS.duration) * 100) });
    tick();
    ticking = setInterval(tick, PROGRESS.tick);
  };
  const hide = () => later(() => set(idle), PROGRESS.hideDelay);

  return {
    /** A navigation has begun. */
    start() {
      stop();
      startedAt = Date.now();
      later(show, PROGRESS.throttle);
    },
    /** It has finished; shows nothing when it was quicker than the throttle. */
    finish() {
      stop();
      if (current.state === 'idle') return;
      later(
        () => {
          set({ state: 'loading', percent: 100 });
          hide();
        },
        Math.max(0, PROGRESS.leastShown - (Date.now() - shownAt)),
      );
    },
    /** It has failed: shows the error, even if the bar was not shown yet. */
    fail() {
      stop();
      set({ state: 'failed', percent: 100 });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => current,
    getIdle: () => idle,
  };
}

/** The one bar of this window. */
export const navigationProgress = createProgress();
