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

type Waiting = { message: string; politeness: Politeness; lang: string | undefined };

/** Milliseconds in which messages are gathered into one announcement. */
const gathering = 150;
/** Milliseconds between two announcements, and before the first words in a region that has just come. */
const pause = 1000;
/** Milliseconds after which said words leave the page, so that nobody meets them again at its end. */
const staying = 10_000;
/** Messages kept while there is no Announcer; older ones would be out of date. */
const maxQueued = 5;

let waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function createMessageElement({ message, lang }: Waiting): HTMLElement {
  const words = document.createElement('span');
  words.textContent = /[.!?…:]$/.test(message) ? message : `${message}.`;
  if (lang) words.lang = lang;
  return words;
}

function write(region: Element, messages: readonly Waiting[]): void {
  const paragraph = document.createElement('p');
  for (const message of messages) paragraph.append(createMessageElement(message), ' ');
  region.append(paragraph);
  setTimeout(() => paragraph.remove(), staying);
}

/** Says what waits in the region of one politeness, the urgent first; the rest after a pause. */
function announceNext(): void {
  timer = undefined;
  if (waiting.length === 0) return;
  const outlet = getActiveRegions();
  if (!outlet) {
    waiting = waiting.slice(-maxQueued);
    warnDeveloper('announce', {
      what: `“${waiting.at(-1)?.message ?? ''}” has no place to be announced.`,
      why: 'People who use a screen reader do not hear it.',
      todo: 'Render <Announcer /> once, in the frame of every page.',
    });
    return;
  }
  const politeness = waiting.some((each) => each.politeness === 'assertive') ? 'assertive' : 'polite';
  write(
    outlet[politeness],
    waiting.filter((each) => each.politeness === politeness),
  );
  waiting = waiting.filter((each) => each.politeness !== politeness);
  timer = setTimeout(announceNext, pause);
}

// A region that comes together with its words is not announced (daintree #2874).
onRegionsAdded(() => {
  clearTimeout(timer);
  timer = setTimeout(announceNext, pause);
  if (hasDuplicatePageRegions()) {
    warnDeveloper('Announcer', {
      what: 'there are two on this page.',
      why: 'Screen readers may say messages in the wrong place or not at all.',
      todo: 'Render <Announcer /> once, in the frame of every page.',
    });
  }
});

/**
 * Lets a screen reader say a message, and moves no focus. Messages that come together are said together, the same
 * one once; at most one announcement a second; the same message later is said again. While a modal dialog with an
 * LiveRegion is open, the message goes into the dialog. Without an Announcer the last five wait for one.
 * Does nothing on the server. Show the words near the action too: most people see no announcement.
 */
export function announce(message: string, options: AnnounceOptions = {}): void {
  const { politeness = 'polite', lang } = options;
  const words = message.trim();
  if (words === '' || typeof document === 'undefined') return;
  if (waiting.some((each) => each.message === words && each.politeness === politeness)) return;
  waiting.push({ message: words, politeness, lang });
  timer ??= setTimeout(announceNext, gathering);
}
