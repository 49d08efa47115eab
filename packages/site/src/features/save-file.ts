/** In milliseconds; Safari reads the file only some time after the press. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file that the page has made, under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}
