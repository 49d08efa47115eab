import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PdfOverlay } from './index.ts';

vi.mock('pdfjs-dist', () => {
  throw new Error("Cannot find package 'pdfjs-dist'");
});

test('PDF-16 shows the links without pdfjs-dist, and warns the developer what to install', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  render(
    <PdfOverlay
      title="Pacing (PDF)"
      href="/pacing.pdf"
      webHref="/pacing"
      language="en"
      createWorker={() => new Worker('/pdf.worker.js')}
      isOpen
      onOpenChange={() => undefined}
    />,
  );
  expect(await screen.findAllByText('The document cannot be shown here')).not.toEqual([]);
  screen.getByText(/^The part of this site that shows documents could not be loaded\./);
  for (const [name, href] of [
    ['Read as a web page', '/pacing'],
    ['Download (PDF)', '/pacing.pdf'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(warned.mock.calls.flat().join(' ')).toContain(
    'pdfjs-dist could not be loaded. People get the links to the web page and the file, and no pages. Install pdfjs-dist beside @longcovid/ui',
  );
});
