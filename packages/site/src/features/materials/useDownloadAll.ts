import { useEffect, useRef, useState } from 'react';

import type * as Tools from './ZipProgress.tsx';

/** What has become of the zip. loading: what makes it is on its way · saved: it was handed to the browser. */
export type Download =
  | { kind: 'idle' | 'loading' | 'canceled' | 'failed' }
  | { kind: 'working'; done: number; total: number; ZipProgress: typeof Tools.ZipProgress }
  | { kind: 'saved'; total: number };

type DownloadAll = {
  download: Download;
  /** Makes one zip of the files and saves it. While one is being made, nothing. */
  start: (hrefs: readonly string[], name: string) => Promise<void>;
  /** Stops it; nothing is saved. */
  cancel: () => void;
};

/** Makes a zip in the browser. What was begun goes on when the filters change, and ends with the page. */
export function useDownloadAll(): DownloadAll {
  const [download, setDownload] = useState<Download>({ kind: 'idle' });
  const working = useRef<AbortController>(null);
  useEffect(() => () => working.current?.abort(), []);

  const start = async (hrefs: readonly string[], name: string) => {
    if (working.current) return;
    const controller = new AbortController();
    const { signal } = controller;
    working.current = controller;
    const total = hrefs.length;
    setDownload({ kind: 'loading' });
    try {
      const { zipPdfs, ZipProgress } = await import('./ZipProgress.tsx');
      const onProgress = (done: number) => setDownload({ kind: 'working', done, total, ZipProgress });
      onProgress(0);
      save(await zipPdfs(hrefs, { signal, onProgress }), name);
      setDownload({ kind: 'saved', total });
    } catch (error) {
      const isCanceled = signal.aborted;
      // Stops those that are still on their way when one has failed.
      controller.abort();
      if (!isCanceled) console.warn('[@longcovid/site] The zip of all documents was not made.', error);
      setDownload({ kind: isCanceled ? 'canceled' : 'failed' });
    } finally {
      working.current = null;
    }
  };
  return { download, start, cancel: () => working.current?.abort() };
}

/** In milliseconds; Safari reads the file only some time after the press. */
const URL_LIFETIME_MS = 60_000;

function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), URL_LIFETIME_MS);
}
