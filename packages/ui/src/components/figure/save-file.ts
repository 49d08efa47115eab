/** Milliseconds until the address of a saved file is given back; the browser has read it long before. */
const URL_LIFETIME_MS = 60_000;

/** Gives the reader a file to keep. Nothing leaves the device: the address is the browser's own. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}
