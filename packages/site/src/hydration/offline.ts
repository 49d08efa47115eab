/** What was pressed offline, and how to retry it. */
let blocked: { control: HTMLElement; again: () => void } | undefined;

const status = document.getElementById('offline');

/** Shows the status in the language of the page. A second press changes its text: still offline. */
function keepPage(event: Event, control: HTMLElement, again: () => void): void {
  const shown = status?.querySelector<HTMLElement>(`[lang=${document.documentElement.lang}]`);
  if (!shown) return;
  event.preventDefault();
  blocked = { control, again };
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

/** Listens for the lifetime of the document, after the application's own handlers. */
export function keepPageOffline(): void {
  addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('#offline button')) blocked?.again();
    // A copy of isPlainClick, as the loader shares no chunk with other code; `plain-click.test.ts` compares them.
    if (navigator.onLine || event.defaultPrevented || event.button) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    if (link && needsNetwork(link)) keepPage(event, link, () => link.click());
  });
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (navigator.onLine || event.defaultPrevented || form.method === 'dialog') return;
    keepPage(event, event.submitter ?? form, () => form.requestSubmit(event.submitter));
  });
  addEventListener('online', hide);
}
