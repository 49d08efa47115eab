/**
 * Runs something once the next frame is on the screen, so that what a visitor has just done is seen first.
 * @returns Takes it back, when it has not run yet.
 */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
