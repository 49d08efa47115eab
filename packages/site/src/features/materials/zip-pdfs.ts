import { zipSync } from 'fflate';

type Options = {
  signal: AbortSignal;
  /** Called whenever one more file has come, with how many have. */
  onProgress: (done: number) => void;
};

/**
 * Fetches PDFs and puts them into one zip, each by its own file name. Loaded when a visitor asks for it.
 * Throws when one of them does not come or is no PDF, and when the signal stops it: there is no half of a zip.
 */
export async function zipPdfs(hrefs: readonly string[], { signal, onProgress }: Options): Promise<Blob> {
  let done = 0;
  const files = await Promise.all(
    hrefs.map(async (href) => {
      const bytes = await fetchPdf(href, signal);
      done += 1;
      onProgress(done);
      return [href.slice(href.lastIndexOf('/') + 1), bytes] as const;
    }),
  );
  // A PDF is compressed already.
  return new Blob([zipSync(Object.fromEntries(files), { level: 0 })], { type: 'application/zip' });
}

async function fetchPdf(href: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(href, { signal });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Some hosts answer 200 with a page that says that there is nothing.
  if (!answer.ok || !new TextDecoder().decode(bytes.subarray(0, 5)).startsWith('%PDF-')) {
    throw new Error(`${href} did not come as a PDF (${answer.status}).`);
  }
  return bytes;
}
