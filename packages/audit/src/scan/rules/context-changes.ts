import type { Page, Route } from 'playwright';

/** Changes of context, such as a new window, in the order in which they happened. */
export type ContextChanges = {
  /** Waits two frames, and returns a phrase for each change since the last call. */
  since: () => Promise<string[]>;
};

/** Waits for the effects of an interaction: two frames, and the tasks between them. */
export const waitForEffects = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );

/**
 * Watches a page for new windows, message boxes, dialogs and navigation. Reports navigation, and prevents it, so that
 * the page stays.
 */
export async function watchContext(page: Page): Promise<ContextChanges> {
  let happened: string[] = [];
  page.on('popup', (popup) => {
    happened.push('opens a new window');
    void popup.close();
  });
  page.on('dialog', (dialog) => {
    happened.push('opens a message box');
    void dialog.dismiss();
  });
  await page.route('**', async (route: Route) => {
    const request = route.request();
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback();
    happened.push(`goes to ${new URL(request.url()).pathname}`);
    // Any other error code would show an error page of the browser.
    return route.abort('aborted');
  });
  const read = () =>
    page.evaluate(() => ({
      dialogs: [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter(
        (dialog) => dialog.matches(':modal') || (dialog.ariaModal === 'true' && window.audit.isShown(dialog)),
      ).length,
      title: document.title,
    }));
  let before = await read();
  return {
    async since() {
      await waitForEffects(page);
      const now = await read();
      if (now.dialogs > before.dialogs) happened.push('opens a dialog');
      if (now.title !== before.title) happened.push(`changes the title to “${now.title}”`);
      before = now;
      const all = happened;
      happened = [];
      return all;
    },
  };
}
