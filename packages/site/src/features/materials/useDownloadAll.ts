import { useEffect, useRef, useState } from 'react';

import { saveFile } from '../save-file.ts';
import type * as Tools from './ZipProgress.tsx';

/** State of the zip. loading: its code is loading · saved: the browser has received it. */
export type Download =
  | { kind: 'idle' | 'loading' | 'canceled' | 'failed' }
  | { kind: 'working'; done: number; total: number; ZipProgress: typeof Tools.ZipProgress }
  | { kind: 'saved'; total: number };

type DownloadAll = {
  download: Download;
  /** Creates a zip of the files and saves it; ignored while one is pending. */
  start: (hrefs: readonly string[], name: string) => Promise<void>;
  /** Cancels; saves nothing. */
  cancel: () => void;
};

/** Creates a zip in the browser. Continues when the filters change, and ends with the page. */
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
      saveFile(await zipPdfs(hrefs, { signal, onProgress }), name);
      setDownload({ kind: 'saved', total });
    } catch (error) {
      const isCanceled = signal.aborted;
      // Aborts pending requests after a failure.
      controller.abort();
      if (!isCanceled) console.warn('[@longcovid/site] The zip of all documents was not created.', error);
      setDownload({ kind: isCanceled ? 'canceled' : 'failed' });
    } finally {
      working.current = null;
    }
  };
  return { download, start, cancel: () => working.current?.abort() };
}
