import { warnOnce } from './warn-once.ts';

/** Milliseconds until the URL of a saved file is revoked; some browsers begin to read it late. */
const URL_LIFETIME_MS = 60_000;

/**
 * Saves a file on the reader's device. Nothing is sent: the URL is the browser's own. Does nothing in jsdom, which has no
 * such URLs.
 */
export function saveFile(content: Blob, name: string): void {
  if (process.env.NODE_ENV !== 'production' && typeof URL.createObjectURL !== 'function') {
    warnOnce('saveFile', {
      what: `“${name}” is not saved, because \`URL.createObjectURL\` is missing, as in jsdom.`,
      why: 'A test cannot read the file that people get in a browser.',
      todo: 'Define `URL.createObjectURL` and `URL.revokeObjectURL` in the test; the first receives the file.',
    });
    return;
  }
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
