/** Milliseconds until the URL of a saved file is revoked; the browser has read it long before. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file on the reader's device. Nothing is sent: the URL is the browser's own. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
