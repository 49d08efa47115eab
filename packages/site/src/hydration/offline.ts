/** What was pressed without a connection, and how to retry it. */
let blocked: { control: HTMLElement; retry: () => void } | undefined;

/** True while what was pressed is followed, after the site has answered. */
let isReached = false;

const status = document.getElementById('offline');

/** A copy of `canReachSite` of the application. */
export const isReachable = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Follows what was pressed if the site answers; otherwise keeps the page and shows the status in its language. */
function askFirst(event: Event, control: HTMLElement, follow: () => void): void {
  const shown = status?.querySelector<HTMLElement>(`[lang=${document.documentElement.lang}]`);
  if (!shown) return;
  event.preventDefault();
  const retry = async () => {
    if (await isReachable()) {
      hide();
      isReached = true;
      follow();
      isReached = false;
    } else show(shown);
  };
  blocked = { control, retry: () => void retry() };
  blocked.retry();
}

/** Shows the status. A second time its text changes: still offline. */
function show(shown: HTMLElement): void {
  const still = shown.querySelector<HTMLElement>('[data-again]');
  if (!shown.hidden && still) {
    still.hidden = true;
    // Content that reappears is announced again.
    setTimeout(() => (still.hidden = false), 100);
  }
  shown.hidden = false;
}

function hide(): void {
  if (status?.contains(document.activeElement)) blocked?.control.focus();
  for (const part of status?.querySelectorAll<HTMLElement>('section,[data-again]') ?? []) part.hidden = true;
}

/** Whether a link leaves the page or downloads a file. */
function needsNetwork(link: HTMLAnchorElement): boolean {
  const [page] = location.href.split('#');
  const [target, fragment] = link.href.split('#');
  return link.protocol.startsWith('http') && (target !== page || fragment === undefined);
}

/**
 * Listens for the lifetime of the document, after the application's own handlers.
 * @param leave Called when a press on a link, or a form, begins a navigation.
 */
export function keepPageOffline(leave: () => void): void {
  const begin = (...pressed: Parameters<typeof askFirst>) => {
    if (navigator.onLine || isReached) leave();
    else askFirst(...pressed);
  };
  addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('#offline button')) blocked?.retry();
    // A copy of isPlainClick, as the loader shares no chunk with other code; `plain-click.test.ts` compares them.
    if (event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && needsNetwork(link)) begin(event, link, () => link.click());
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === 'dialog') return;
    begin(event, event.submitter ?? form, () => form.requestSubmit(event.submitter));
  });
  addEventListener('online', hide);
}
