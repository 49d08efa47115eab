import { expectTypeOf, test } from 'vitest';
import type { PdfOverlayProps } from './index.ts';

const withoutWebPage = {
  title: 'Pacing (PDF)',
  href: '/pacing.pdf',
  language: 'en',
  createWorker: () => new Worker('/pdf.worker.js'),
} as const;

test('PDF-01 requires the URL of the web page', () => {
  expectTypeOf({ ...withoutWebPage, webHref: '/pacing' }).toExtend<PdfOverlayProps>();
  expectTypeOf(withoutWebPage).not.toExtend<PdfOverlayProps>();
});
