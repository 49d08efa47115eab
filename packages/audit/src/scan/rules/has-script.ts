import type { BrowserContext, Page } from 'playwright';

/** Notes in each page of a context whether it has a script. Call it before the first page opens. */
export async function watchScripts(context: BrowserContext): Promise<void> {
  // Before the page's own scripts, of which one may remove itself.
  await context.addInitScript(() => {
    window.auditHasScript = false;
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      window.auditHasScript ||= added.some(
        (node) =>
          node instanceof Element && (node.matches('script') || node.querySelector('script') !== null),
      );
    }).observe(document, { childList: true, subtree: true });
  });
}

/**
 * Whether the page has run a script, or may run one: in a frame, by an attribute or a link. True as well for a page of a
 * context without `watchScripts`, of which nothing is known.
 */
export const hasScript = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const runs = '[href^="javascript:" i], iframe, frame, object, embed';
    return (
      (window.auditHasScript ?? true) ||
      document.querySelector(runs) !== null ||
      [...document.querySelectorAll('*')].some((element) =>
        element.getAttributeNames().some((name) => name.startsWith('on')),
      )
    );
  });

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Window is widened by declaration merging.
  interface Window {
    /** Whether the page has had a `script`, also one that is gone. Undefined: nobody watched. */
    auditHasScript: boolean | undefined;
  }
}
