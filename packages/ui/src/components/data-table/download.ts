/** After which the URL of a file is revoked; some browsers begin to read it late. */
const URL_LIFETIME_MS = 10_000;

/** Lets the browser save a text as a file. */
export function downloadText(fileName: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}
