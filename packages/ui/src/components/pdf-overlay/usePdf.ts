import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { type PdfPart, readPageText } from './pdf-text.ts';

/** A PDF that was read: its document, and the text of each page from the first on. */
export type ReadPdf = { document: PDFDocumentProxy; pageTexts: readonly PdfPart[] };

/** The message that has the reason. */
type Failure =
  'failed' | 'failedViewer' | 'failedMissing' | 'failedNetwork' | 'failedNotPdf' | 'failedPassword';

/** What has become of the file. */
export type PdfState =
  { kind: 'loading' } | { kind: 'failed'; reason: Failure } | ({ kind: 'ready' } & ReadPdf);

class ReadError extends Error {
  readonly reason: Failure;
  constructor(reason: Failure, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

function getReason(error: unknown): Failure {
  if (error instanceof ReadError) return error.reason;
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidPDFException') return 'failedNotPdf';
  return name === 'PasswordException' ? 'failedPassword' : 'failed';
}

/** Reads a PDF in a worker, by code that is fetched only now. Both end when the reader has gone. */
export function usePdf(href: string, createWorker: () => Worker): PdfState {
  const [state, setState] = useState<PdfState>({ kind: 'loading' });
  useEffect(() => {
    const reading = new AbortController();
    void read(href, createWorker, reading.signal).then(
      (pdf) => {
        if (!reading.signal.aborted) setState({ kind: 'ready', ...pdf });
      },
      (error: unknown) => {
        if (reading.signal.aborted) return;
        console.warn(`[@longcovid/ui] PdfOverlay: ${href} could not be read; its links stay.`, error);
        setState({ kind: 'failed', reason: getReason(error) });
      },
    );
    return () => reading.abort();
  }, [href, createWorker]);
  return state;
}

/** An optional peer: consumers who show no PDF do not install its 70 MB. */
const loadPdfJs = () =>
  import('pdfjs-dist').catch((cause: unknown) => {
    throw new ReadError(
      'failedViewer',
      'pdfjs-dist could not be loaded. People get the links to the web page and the file, and no pages. Install pdfjs-dist beside @longcovid/ui, and see that the chunks of your build are served.',
      cause,
    );
  });

/** Not left to pdf.js, whose rejection for a missing file may come before it listens, and then reaches the host's page. */
async function fetchBytes(href: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const fail = (cause: unknown): never => {
    throw new ReadError('failedNetwork', `${href} could not be fetched.`, cause);
  };
  const response = await fetch(href, { signal }).catch(fail);
  if (!response.ok) {
    const { status } = response;
    const isMissing = status === 404 || status === 410;
    throw new ReadError(isMissing ? 'failedMissing' : 'failedNetwork', `${href} returned ${status}.`);
  }
  return response.arrayBuffer().catch(fail);
}

function startWorker(createWorker: () => Worker): Worker {
  try {
    return createWorker();
  } catch (cause) {
    throw new ReadError('failedViewer', 'The worker could not be made.', cause);
  }
}

async function read(href: string, createWorker: () => Worker, signal: AbortSignal): Promise<ReadPdf> {
  const { getDocument, PDFWorker } = await loadPdfJs();
  const data = await fetchBytes(href, signal);
  const port = startWorker(createWorker);
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data,
    worker,
    // A second worker, for drawing, would be made from an address that Trusted Types forbid.
    disableWorkerRendering: true,
    // A strict policy lets no WebAssembly run, and documents of text need none.
    useWasm: false,
  });
  const end = () => {
    void task.destroy().then(() => {
      worker.destroy();
      port.terminate();
    });
  };
  signal.addEventListener('abort', end);
  const document = await Promise.race([task.promise, brokenWorker(port)]);
  const pageTexts: PdfPart[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pageTexts.push(await readPageText(await document.getPage(number)));
  }
  return { document, pageTexts };
}

/** A worker that cannot start sends no message to pdf.js, which would wait forever. */
const brokenWorker = (port: Worker): Promise<never> =>
  new Promise((_, reject) => {
    port.addEventListener('error', () =>
      reject(new ReadError('failedViewer', 'The worker could not start.')),
    );
  });
