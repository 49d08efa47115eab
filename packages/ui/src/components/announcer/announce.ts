import { warnDeveloper } from '../../internal/warning.ts';
import {
  hasDuplicatePageRegions,
  onRegionsAdded,
  getActiveRegions,
  type Politeness,
} from './live-regions.ts';

export type { Politeness } from './live-regions.ts';

export type AnnounceOptions = {
  /** assertive interrupts what is being read: for what must be known at once. Default 'polite'. */
  politeness?: Politeness | undefined;
  /** Language of the message, such as 'es', when it is not that of the Announcer. */
  lang?: string | undefined;
};

type PendingMessage = { message: string; politeness: Politeness; lang: string | undefined };

/** Milliseconds in which messages become one announcement. */
const BATCH_MS = 150;
/** Milliseconds between two announcements, and before the first one in a region that was just added. */
const PAUSE_MS = 1000;
/** Milliseconds after which an announcement leaves the page, so that nobody meets it again at its end. */
const LIFETIME_MS = 10_000;
/** Messages kept while there is no Announcer; older ones would be out of date. */
const MAX_PENDING = 5;

let pending: PendingMessage[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function createMessageElement({ message, lang }: PendingMessage): HTMLElement {
  const element = document.createElement('span');
  element.textContent = /[.!?…:]$/.test(message) ? message : `${message}.`;
  if (lang) element.lang = lang;
  return element;
}

function write(region: Element, messages: readonly PendingMessage[]): void {
  const paragraph = document.createElement('p');
  for (const message of messages) paragraph.append(createMessageElement(message), ' ');
  region.append(paragraph);
  setTimeout(() => paragraph.remove(), LIFETIME_MS);
}

/** Announces the pending messages of one politeness, the assertive first; the rest after a pause. */
function announceNext(): void {
  timer = undefined;
  if (pending.length === 0) return;
  const regions = getActiveRegions();
  if (!regions) {
    pending = pending.slice(-MAX_PENDING);
    warnDeveloper('announce', {
      what: `“${pending.at(-1)?.message ?? ''}” cannot be announced, because the page has no Announcer.`,
      why: 'People who use a screen reader do not hear it.',
      todo: 'Render <Announcer /> once, in the layout of every page.',
    });
    return;
  }
  const politeness = pending.some((each) => each.politeness === 'assertive') ? 'assertive' : 'polite';
  write(
    regions[politeness],
    pending.filter((each) => each.politeness === politeness),
  );
  pending = pending.filter((each) => each.politeness !== politeness);
  timer = setTimeout(announceNext, PAUSE_MS);
}

// A region that is added together with its text is not announced (daintree #2874).
onRegionsAdded(() => {
  clearTimeout(timer);
  timer = setTimeout(announceNext, PAUSE_MS);
  if (process.env.NODE_ENV !== 'production' && hasDuplicatePageRegions()) {
    warnDeveloper('Announcer', {
      what: 'there are two Announcers on this page.',
      why: 'Screen readers may read messages in the wrong place or not at all.',
      todo: 'Render <Announcer /> once, in the layout of every page.',
    });
  }
});

/**
 * Announces a message to screen readers, and moves no focus. Messages that come together are announced together, the
 * same one once; at most one announcement a second; the same message later is announced again. While a modal dialog
 * with a LiveRegion is open, the message goes into the dialog. Without an Announcer the last five wait for one.
 * Does nothing on the server. Show the text near the action too: most people notice no announcement.
 */
export function announce(message: string, options: AnnounceOptions = {}): void {
  const { politeness = 'polite', lang } = options;
  const text = message.trim();
  if (text === '' || typeof document === 'undefined') return;
  if (pending.some((each) => each.message === text && each.politeness === politeness)) return;
  pending.push({ message: text, politeness, lang });
  timer ??= setTimeout(announceNext, BATCH_MS);
}
