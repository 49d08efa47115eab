import type { Page } from 'playwright';

/**
 * A real press, in ms from the event (as the browser stamped it) to the paint in which what `watched` selects has
 * changed: appeared, gone or another text. Without `watched`, to the next paint: the list of a native select is the
 * system's own window.
 */
export async function untilPainted(
  page: Page,
  {
    event,
    watched,
    press,
  }: { event: 'click' | 'keydown' | 'mousedown'; watched?: string; press: () => Promise<void> },
): Promise<number> {
  await page.evaluate(
    ({ event, watched }) => {
      const read = () =>
        watched === undefined
          ? ''
          : [...document.querySelectorAll(watched)].map(({ textContent }) => textContent).join('|');
      const before = read();
      const painted = new Promise<number>((resolve) => {
        addEventListener(
          event,
          ({ timeStamp }) => {
            const frame = () => {
              if (watched !== undefined && read() === before) return requestAnimationFrame(frame);
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve(performance.now() - timeStamp);
              port2.postMessage(null);
              return 0;
            };
            requestAnimationFrame(frame);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(window, { painted });
    },
    { event, watched },
  );
  await press();
  const time = await page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
  // What follows the paint, such as effects, is not to delay the next press.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  return time;
}
