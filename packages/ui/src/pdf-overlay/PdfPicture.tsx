import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';
import * as styles from './PdfOverlay.css.ts';

type PdfPictureProps = {
  document: PDFDocumentProxy;
  /** From 1 on. */
  page: number;
  /** 1 is the size on paper. */
  zoom: number;
};

/** A page as it looks on paper. Its words stand beside it, for those who do not see it. */
export function PdfPicture({ document, page: number, zoom }: PdfPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    let task: RenderTask | undefined;
    const draw = async () => {
      const page = await document.getPage(number);
      const target = canvas.current;
      if (isGone || !target) return;
      const viewport = page.getViewport({ scale: zoom * devicePixelRatio * CSS_PIXELS_PER_POINT });
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.inlineSize = `${viewport.width / devicePixelRatio}px`;
      task = page.render({ canvas: target, viewport });
      await task.promise;
    };
    draw().catch((error: unknown) => {
      if (!isGone) console.warn('[@longcovid/ui] PdfOverlay: a page could not be drawn.', error);
    });
    return () => {
      isGone = true;
      task?.cancel();
    };
  }, [document, number, zoom]);
  return <canvas ref={canvas} aria-hidden="true" data-part="picture" className={styles.picture} />;
}

/** A point is a 72nd of an inch, a pixel of CSS a 96th. */
const CSS_PIXELS_PER_POINT = 96 / 72;
