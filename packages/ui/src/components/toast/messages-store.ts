import { announce } from '../announcer/index.ts';
import { warnDeveloper } from '../../internal/warning.ts';

/** What has happened, and what can be done about it. */
export type ToastMessage = {
  /** Understood alone; markup is text. */
  message: string;
  /** Language of the message, such as 'es', when it is not that of the page. */
  lang?: string | undefined;
} & (
  | {
      /** A button, such as 'Undo'. The message stays until it is pressed or the message is closed. */
      action: { label: string; onPress: () => void };
      expiresAfter?: undefined;
    }
  | {
      action?: undefined;
      /**
       * Milliseconds after which the message goes to the past ones, not counted while it has the pointer or focus. At
       * least 5000. Default: it stays until it is closed.
       */
      expiresAfter?: number | undefined;
    }
);

/** A message that is shown, or has been. */
export type Toast = ToastMessage & { id: string };

/** What is shown now, the oldest first, and what has gone, the latest first. */
export type ToastState = { shown: readonly Toast[]; past: readonly Toast[] };

/** Milliseconds between two messages: more at a time cannot be read or listened to. */
const PAUSE_MS = 1000;
/** Past messages that are kept. */
const MAX_PAST_MESSAGES = 50;
/** Milliseconds that a message stays at least. Source: people read about 15 characters a second, and need to find it. */
const MIN_SHOWN_MS = 5000;

const nothing: ToastState = { shown: [], past: [] };
let state = nothing;
let waiting: Toast[] = [];
let pauseTimer: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const listeners = new Set<() => void>();
const clocks = new Map<string, ReturnType<typeof setTimeout>>();
/** What is at a message; either may leave while the other stays. */
export type ToastHold = 'focus' | 'pointer';
const holds = new Map<string, ReadonlySet<ToastHold>>();

function change(next: ToastState): void {
  state = next;
  for (const listener of listeners) listener();
}

const isSame = (one: ToastMessage, other: ToastMessage) =>
  one.message === other.message && one.lang === other.lang && one.action?.label === other.action?.label;

function startClock({ id, expiresAfter }: Toast): void {
  if (expiresAfter === undefined || holds.get(id)?.size) return;
  clearTimeout(clocks.get(id));
  clocks.set(
    id,
    setTimeout(() => dismissToast(id), Math.max(MIN_SHOWN_MS, expiresAfter)),
  );
}

function showNext(): void {
  pauseTimer = undefined;
  const [next, ...rest] = waiting;
  if (!next) return;
  waiting = rest;
  change({ ...state, shown: [...state.shown, next] });
  startClock(next);
  // By the page's announcer, so that it is announced inside an open modal dialog too.
  announce(next.message, { lang: next.lang });
  if (next.action) announce(next.action.label, { lang: next.lang });
  pauseTimer = setTimeout(showNext, PAUSE_MS);
}

/**
 * Shows a message in the region of `ToastRegion`, and announces it. The same message is not shown twice at a
 * time; more than one a second wait for each other, and none is lost. Returns its id, for `dismissToast`. Prefer text
 * near the action: many people do not look at the edge of the screen.
 */
export function showToast(message: ToastMessage): string {
  const known = [...state.shown, ...waiting].find((each) => isSame(each, message));
  if (known) {
    if (state.shown.includes(known)) startClock(known);
    return known.id;
  }
  const toast: Toast = { ...message, id: `toast-${++count}` };
  if (message.message.trim() === '') {
    warnDeveloper('showToast', {
      what: 'the message is empty.',
      why: 'People would see a box without text, so none is shown.',
      todo: 'Pass a message that tells people what happened.',
    });
    return toast.id;
  }
  waiting.push(toast);
  if (pauseTimer === undefined) showNext();
  return toast.id;
}

/** Takes a message from those that are shown to the past ones; one that still waits is not shown at all. */
export function dismissToast(id: string): void {
  clearTimeout(clocks.get(id));
  clocks.delete(id);
  holds.delete(id);
  waiting = waiting.filter((each) => each.id !== id);
  const toast = state.shown.find((each) => each.id === id);
  if (!toast) return;
  change({
    shown: state.shown.filter((each) => each !== toast),
    past: [toast, ...state.past].slice(0, MAX_PAST_MESSAGES),
  });
}

/** Stops the clock of a message while someone is at it. */
export function pauseToast(id: string, by: ToastHold): void {
  holds.set(id, new Set([...(holds.get(id) ?? []), by]));
  clearTimeout(clocks.get(id));
}

/** Restarts the clock of a message when nothing else is at it. */
export function resumeToast(id: string, by: ToastHold): void {
  const toast = state.shown.find((each) => each.id === id);
  if (!toast) return;
  holds.set(id, new Set([...(holds.get(id) ?? [])].filter((each) => each !== by)));
  startClock(toast);
}

/** Calls the listener after each change; returns a function that ends it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is shown and what has gone, now. */
export const toastsNow = (): ToastState => state;

/** On the server, and until hydration. */
export const noToasts = (): ToastState => nothing;
