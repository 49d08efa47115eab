import type { Page, Route } from 'playwright';

/** What a page does of itself that takes a person away: each in words, in the order of time. */
export type ContextChanges = {
  /** Waits two frames, and gives what has happened since the last time. */
  since: () => Promise<string[]>;
};

/** Lets what was pressed or pointed at have its effect: two frames, and the tasks between them. */
export const waitForEffects = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      }),
  );

/**
 * Watches a page for new windows, message boxes, dialogs and other pages. It keeps the page where it is: what would
 * lead to another page is told and not followed.
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
    // Any other kind of failure would show the browser's own page.
    return route.abort('aborted');
  });
  const look = () =>
    page.evaluate(() => ({
      dialogs: [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].filter(
        (dialog) => dialog.matches(':modal') || (dialog.ariaModal === 'true' && window.audit.isShown(dialog)),
      ).length,
      title: document.title,
    }));
  let before = await look();
  return {
    async since() {
      await waitForEffects(page);
      const now = await look();
      if (now.dialogs > before.dialogs) happened.push('opens a dialog');
      if (now.title !== before.title) happened.push(`becomes the page “${now.title}”`);
      before = now;
      const all = happened;
      happened = [];
      return all;
    },
  };
}
