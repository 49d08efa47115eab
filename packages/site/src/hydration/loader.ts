import { isPage, isReachable, keepPageOffline } from './offline.ts';

/**
 * The only script that a page loads initially. Links need no other: resting on one prefetches its document, and a press
 * opens it as plain HTML. The first intent to use a control fetches React, the router and the page. Until then, and
 * after a failed fetch, native elements work; the next intent retries. It shares no chunk with other code, so that its
 * URL changes only with its own code.
 */
const config = document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset ?? {};
type Client = { hydrate: (ahead: { paths: readonly string[]; spent: number }) => Promise<void> };
/** Of all summaries only those of the menus need script, which closes menus by Escape and when a person leaves them. */
const controls = 'button,input,select,textarea,header summary';
const intents = ['focusin', 'keydown', 'click', 'pointerover', 'pointerout'] as const;
/** Milliseconds, a copy of that in `prefetch-links.ts`. */
const REST = 200;
/** The pages to prefetch from this one. */
const ahead = (config.ahead ?? '').split(' ').filter(Boolean);
/** The paths that are rendered per request, whose documents are never prefetched. */
const live = (config.live ?? '').split(' ');
/** The paths of the prefetched documents. */
const prefetched: string[] = [];
/** One timer each for pointer and focus: scrolling under a resting pointer must not reset the timer of focus. */
const timers: Record<string, ReturnType<typeof setTimeout>> = {};
/** The load that has begun, or is done. */
let current: object | undefined;
/** Whether a navigation ends it. */
let isLoading = false;
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

async function load(own: object): Promise<void> {
  // Browsers may cache the failure of a module, so it is not requested offline.
  if (!(await isReachable())) throw new Error('There is no connection.');
  const files = `${config.preload} ${config.client}`.split(' ').filter(Boolean);
  for (const href of files) addLink('modulepreload', href);
  let client: unknown;
  for (const href of files) {
    client = await import(/* @vite-ignore */ href);
    // One task per file, so that the page stays responsive during hydration.
    await new Promise((resolve) => setTimeout(resolve));
    if (current !== own) return;
  }
  isLoading = false;
  await (client as Client).hydrate({ paths: ahead, spent: prefetched.length });
  // React handles events from here on, also during hydration.
  removeEventListener('click', onEarlyClick, true);
  for (const button of pressed) button.click();
}

function start(): void {
  if (current) return;
  isLoading = true;
  for (const type of intents) removeEventListener(type, onIntent, true);
  const own = (current = {});
  load(own).catch((error: unknown) => {
    if (current !== own) return;
    console.warn('The page’s script did not load; the page works without it.', error);
    listen();
  });
}

/** Leaves connection and processor to the next document. The script of a page that stays after all loads at its next intent. */
function leave(): void {
  Object.values(timers).forEach(clearTimeout);
  if (!isLoading) return;
  pressed.clear();
  stop();
  listen();
}

function onIntent({ type, target }: Event): void {
  const part = (target as Element).closest<HTMLElement>(`a[href],${controls}`);
  const isLink = part instanceof HTMLAnchorElement;
  // The timer of both events of the pointer. A touch that scrolls ends with pointerout.
  const [timer = ''] = type;
  clearTimeout(timers[timer]);
  if (!part || type === 'pointerout') return;
  if (type === 'pointerover' || (isLink && type === 'focusin'))
    timers[timer] = setTimeout(() => (isLink ? prefetchLinked(part) : start()), REST);
  else if (!isLink) start();
}

function listen(): void {
  current = undefined;
  isLoading = false;
  for (const type of intents) addEventListener(type, onIntent, { capture: true, passive: true });
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
      start();
    }),
  );
}

/** A disclosure that the fragment names. Browsers open it for what is in it only. */
function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/** Prefetches at most two documents, and none after script: pages need data then, and both share one limit. */
function prefetch(path: string): void {
  const { connection, onLine } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  if (current || !onLine || prefetched.length > 1 || [...prefetched, ...live].includes(path)) return;
  // Firefox and Safari have no `connection`. Firefox holds a prefetched document against default-src, blocks it and puts
  // each on the console (bugzilla.mozilla.org/1242902, seen in 153); Safari does not prefetch.
  if (!connection || connection.saveData || connection.effectiveType?.includes('2g')) return;
  addLink('prefetch', path);
  prefetched.push(path);
}

/** Not an address with a query, which the service renders. */
function prefetchLinked(link: HTMLAnchorElement): void {
  const { pathname, search } = link;
  if (isPage(link) && !search && pathname !== location.pathname) prefetch(pathname);
}

/** Prefetches the likeliest next document when idle. */
function prefetchAhead(): void {
  const path = ahead.find((each) => !live.includes(each));
  if (path) prefetch(path);
}

if (!detectLanguage()) goToAnchor();
listen();
addEventListener('click', onEarlyClick, true);
addEventListener('hashchange', openNamed);
openNamed();
keepPageOffline(leave);
const inField = document.activeElement?.matches('input,select,textarea');
if (inField || (location.search && config.query !== undefined)) start();
// 2,000 ms is the longest wait for an idle moment.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchAhead, { timeout: 2000 });
else setTimeout(prefetchAhead, 2000);
