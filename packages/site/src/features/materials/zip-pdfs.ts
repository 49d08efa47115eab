import { zipSync } from 'fflate';

type Options = {
  signal: AbortSignal;
  /** Called after each file with the number of files so far. */
  onProgress: (done: number) => void;
};

/**
 * Fetches PDFs into one zip, each with its own file name. Loaded on demand. Throws when one of them fails or is not a
 * PDF, and when aborted: there is no partial zip.
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
  // PDFs are already compressed.
  return new Blob([zipSync(Object.fromEntries(files), { level: 0 })], { type: 'application/zip' });
}

async function fetchPdf(href: string, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await fetch(href, { signal });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Some hosts return 200 with an error page.
  if (!answer.ok || !new TextDecoder().decode(bytes.subarray(0, 5)).startsWith('%PDF-')) {
    throw new Error(`${href} is not a PDF (${answer.status}).`);
  }
  return bytes;
}
