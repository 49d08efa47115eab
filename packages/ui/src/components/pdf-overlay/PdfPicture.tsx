import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import { observeSize } from '../../internal/layout.ts';
import * as styles from './PdfOverlay.css.ts';

type PdfPictureProps = {
  document: PDFDocumentProxy;
  /** From 1 on. */
  page: number;
  /** 1 is as wide as the room it has. */
  zoom: number;
};

/** A page as it looks on paper. Its text is beside it, for screen readers. */
export function PdfPicture({ document, page: number, zoom }: PdfPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    const room = target?.parentElement;
    if (!target || !room) return;
    let isGone = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      if (isGone) return;
      // pdf.js rejects concurrent renders on one canvas; the earlier one is no longer needed.
      task?.cancel();
      const paper = page.getViewport({ scale: 1 });
      const width = room.clientWidth * zoom;
      const viewport = page.getViewport({
        scale: computePixelWidth(width, (width * paper.height) / paper.width) / paper.width,
      });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.inlineSize = `${zoom * 100}%`;
      task = page.render({ canvas: target, viewport });
      await task.promise;
    };
    const redraw = () => {
      draw().catch((error: unknown) => {
        const isStopped = error instanceof Error && error.name === 'RenderingCancelledException';
        if (!isGone && !isStopped)
          console.warn('[@longcovid/ui] PdfOverlay: a page could not be drawn.', error);
      });
    };
    let drawnWidth = 0;
    let frame = 0;
    // Calls at once, then when a phone is turned or the browser's own zoom changes, so that letters stay sharp.
    const endObserving = observeSize([room], () => {
      const width = room.clientWidth * devicePixelRatio;
      if (width === drawnWidth) return;
      drawnWidth = width;
      // In a frame of its own: what is drawn changes the size of what is observed.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(redraw);
    });
    return () => {
      isGone = true;
      endObserving();
      cancelAnimationFrame(frame);
      task?.cancel();
    };
  }, [document, number, zoom]);
  useEffect(() => {
    canvas.current?.parentElement?.scrollTo(0, 0);
  }, [number]);
  // The document's own direction is drawn; that of the page would set its letters apart.
  return <canvas ref={canvas} dir="ltr" aria-hidden="true" data-part="picture" className={styles.picture} />;
}

/** Phones draw nothing on a larger canvas (Safari on iOS, 16.7 million pixels). */
const MAX_PIXELS = 16_000_000;

/** How many pixels wide a picture of a size in CSS pixels is drawn. */
const computePixelWidth = (width: number, height: number): number =>
  width * Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
