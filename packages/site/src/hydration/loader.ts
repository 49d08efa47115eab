import { isReachable, keepPageOffline } from './offline.ts';

/**
 * The only script that a page loads initially. Links need no other: resting on one prefetches its document, and a press
 * opens it as plain HTML. The first intent to use a control fetches React, the router and the page. Until then, and
 * after a failed fetch, native elements work; the next intent retries. It shares no chunk with other code, so that its
 * URL changes only with its own code.
 */
const config = document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset ?? {};
type Client = { hydrate: (ahead: { paths: readonly string[]; spent: number }) => Promise<void> };
/** The pages to prefetch from this one. */
const ahead = config.ahead?.match(/\S+/g) ?? [];
/** The paths that are rendered per request, whose documents are never prefetched. */
const live = `${config.live}`.split(' ');
/** How many documents are prefetched. */
let spent = 0;
/** One timer each for pointer and focus: scrolling under a resting pointer must not reset the timer of focus. */
const timers: Record<string, ReturnType<typeof setTimeout>> = {};
/** The load that has begun, or is done. */
let current: object | undefined;
/** Whether all files have loaded, so that a navigation has nothing to end. */
let isLoaded = false;
/** The buttons that need script and were pressed before it: each is pressed again after hydration, once. */
const pressed = new Set<HTMLElement>();

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

function onEarlyClick(event: MouseEvent): void {
  const target = event.target as Element;
  const button = target.closest<HTMLElement>('[data-script-only] button');
  if (button) pressed.add(button);
  const language = target.closest<HTMLAnchorElement>('[data-component=language-switch] a');
  if (!language) return;
  language.search ||= location.search;
  language.hash ||= location.hash;
  // Browsers that run script take the content of noscript as text.
  const warning = document.querySelector('form noscript')?.textContent.replace(/<.*?>/g, '');
  const isTyped = [
    ...document.querySelectorAll<HTMLInputElement>('form :is([type=text],[type=email],[type=tel],textarea)'),
  ].some(({ value, defaultValue }) => value !== defaultValue);
  if (warning && isTyped && !event.ctrlKey && !event.metaKey && !confirm(warning)) event.preventDefault();
}

async function start(): Promise<void> {
  if (current) return;
  const own = (current = {});
  try {
    // Browsers may cache the failure of a module, so it is not requested offline.
    if (!(await isReachable())) return void (current = undefined);
    const files = `${config.preload} ${config.client}`.split(' ');
    for (const href of files) addLink('modulepreload', href);
    let client: unknown;
    for (const href of files) {
      client = await import(/* @vite-ignore */ href);
      // One task per file, so that the page stays responsive during hydration.
      await new Promise((resolve) => setTimeout(resolve));
      if (current !== own) return;
    }
    isLoaded = true;
    await (client as Client).hydrate({ paths: ahead, spent });
    // React handles events from here on, also during hydration.
    removeEventListener('click', onEarlyClick, true);
    for (const button of pressed) button.click();
  } catch (error) {
    if (current !== own) return;
    console.warn('The page works without its script.', error);
    current = undefined;
  }
}

/**
 * Leaves connection and processor to the next document. The script of a page that stays after all, as after a download,
 * loads at its next intent.
 */
function leave(): void {
  for (const key in timers) clearTimeout(timers[key]);
  if (isLoaded || !current) return;
  current = undefined;
  pressed.clear();
  stop();
}

function onIntent({ type, target }: Pick<Event, 'type' | 'target'>): void {
  // Of all summaries only those of the menus need script, which closes menus by Escape and when a person leaves them.
  const part = (target as Element).closest('a[href],button,input,select,textarea,header summary');
  const isLink = part instanceof HTMLAnchorElement;
  const key = type.charAt(0);
  clearTimeout(timers[key]);
  // A touch that scrolls ends with pointerout.
  if (current || !part || type === 'pointerout') return;
  if (isLink || type === 'pointerover')
    timers[key] = setTimeout(() => {
      if (isLink) prefetch(part);
      else void start();
      // A copy of REST in `prefetch-links.ts`.
    }, 200);
  else void start();
}

/**
 * The language redirect of the service, for static hosts: a visitor from our own pages chose English or used the
 * switch; any other visitor of / is redirected by the language cookie, else by the browser's languages. Returns true
 * for a redirect.
 */
function detectLanguage(): boolean {
  const { origin, pathname, search, hash } = location;
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  const here = withoutSlash(pathname);
  const { referrer, cookie } = document;
  const from = referrer.startsWith(`${origin}/`) && withoutSlash(new URL(referrer).pathname);
  const known = /(?:^|; )i18n_redirected=(e[ns])(?:;|$)/.exec(cookie)?.[1];
  let language = known;
  if (from === false) {
    if (!here) language ??= navigator.languages.find((tag) => /^e[ns](?:-|$)/.test(tag))?.slice(0, 2);
  } else if (!here || from === `/es${here}`) language = 'en';
  else if (here === `/es${from}`) language = 'es';
  if (language !== known)
    document.cookie = `i18n_redirected=${language}; path=/; max-age=31536000; samesite=lax`;
  const leadsAway = !here && language === 'es';
  if (leadsAway) location.replace(`/es${search}${hash}`);
  return leadsAway;
}

/**
 * The fragment of a shared search, '#find-sites?near=87101', is not an id: scrolls to its part that is one, then starts,
 * since only script finds the results. `data-near` lets styles keep room for them; it needs a frame before the scroll.
 */
function goToAnchor(): void {
  const { hash } = location;
  const end = hash.indexOf('?');
  if (end < 0) return;
  document.documentElement.dataset.near = '';
  requestAnimationFrame(() =>
    setTimeout(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // The browser restores the position after a reload or Back.
      if (navigation?.type === 'navigate') {
        location.replace(hash.slice(0, end));
        history.replaceState(history.state, '', hash);
      }
      void start();
    }),
  );
}

/** A disclosure that the fragment names. Browsers open it for what is in it only. */
function openNamed(): void {
  document.querySelector('details:target')?.setAttribute('open', '');
}

/**
 * Prefetches at most two documents of pages, not those with a query, which the service renders. None after script: pages
 * need data then, and both share one limit.
 */
function prefetch({ origin, pathname, search }: HTMLAnchorElement | URL): void {
  const { connection, onLine } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType: string };
  };
  if (current || !onLine || spent > 1) return;
  // A file has a suffix.
  if (origin !== location.origin || search || /\.\w+$/.test(pathname)) return;
  if (pathname === location.pathname || live.includes(pathname)) return;
  // Firefox and Safari have no `connection`. Firefox holds a prefetched document against default-src, blocks it and puts
  // each on the console (bugzilla.mozilla.org/1242902, seen in 153); Safari does not prefetch.
  if (!connection || connection.saveData || connection.effectiveType.includes('2g')) return;
  addLink('prefetch', pathname);
  spent += 1;
}

/** Prefetches the likeliest next document when idle. */
function prefetchAhead(): void {
  for (const path of ahead) if (!spent) prefetch(new URL(path, location.href));
}

if (!detectLanguage()) goToAnchor();
for (const type of ['focusin', 'keydown', 'click', 'pointerover', 'pointerout'])
  addEventListener(type, onIntent, true);
addEventListener('click', onEarlyClick, true);
for (const type of ['load', 'hashchange']) addEventListener(type, openNamed);
// Pages are kept on the device once this one has been read for a while: no press, and no script of it, has to wait.
addEventListener('load', () =>
  setTimeout(() => void import(/* @vite-ignore */ config.keep as string).catch(console.info), 5000),
);
keepPageOffline(leave);
// Focus may be older than the listener.
onIntent({ type: 'focusin', target: document.activeElement });
if (location.search && 'query' in config) void start();
// Safari, which does not prefetch, has no such callback. 2,000 ms is the longest wait for an idle moment.
(window as Partial<Window>).requestIdleCallback?.(prefetchAhead, { timeout: 2000 });
