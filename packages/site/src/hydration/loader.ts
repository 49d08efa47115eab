import { isReachable, keepPageOffline } from './offline.ts';

/**
 * The only script that a page loads initially. It waits for the first intent (focus, pointer over a control, key,
 * touch), then fetches React, the router and the page. Until then, and after a
 * failed fetch, native elements work; the next intent retries. It shares no chunk with other code, so that its URL
 * changes only with its own code.
 */
const config = document.querySelector<HTMLScriptElement>('script[data-client]')?.dataset ?? {};
const controls = 'a[href],button,input,select,textarea,summary,label';
const intents = ['focusin', 'keydown', 'touchstart', 'pointerover'] as const;
/** The pages to prefetch from this one, and how many of them are prefetched. */
const ahead = (config.ahead ?? '').split(' ').filter(Boolean);
let spent = 0;
let started: Promise<void> | undefined;
/** The buttons that need script and were pressed before it: each is pressed again after hydration, once. */
const pressed = new Set<HTMLElement>();

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

async function load(): Promise<void> {
  // Browsers may cache the failure of a module, so it is not requested offline.
  if (!(await isReachable())) throw new Error('There is no connection.');
  const files = (config.preload ?? '').split(' ').filter(Boolean);
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  for (const href of files) {
    await import(/* @vite-ignore */ href);
    // One task per file, so that the page stays responsive during hydration.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const client = (await import(/* @vite-ignore */ config.client ?? '')) as {
    hydrate: (ahead: { paths: readonly string[]; spent: number }) => Promise<void>;
  };
  await client.hydrate({ paths: ahead, spent });
  // React handles events from here on, also during hydration.
  removeEventListener('click', onEarlyClick, true);
  for (const button of pressed) button.click();
}

function start(): void {
  if (started) return;
  for (const type of intents) removeEventListener(type, onIntent, true);
  started = load();
  started.catch((error: unknown) => {
    console.warn('The page’s script did not load; the page works without it.', error);
    started = undefined;
    listen();
  });
}

function onIntent(event: Event): void {
  if (event.type !== 'pointerover' || (event.target as Element).closest(controls)) start();
}

function listen(): void {
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

/**
 * Prefetches the likeliest next document when idle, for fast navigation before there is a router. Only one: after the
 * first intent pages need data instead, and both share one limit.
 */
function prefetchDocument(): void {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  // Firefox and Safari have no `connection`. Firefox holds a prefetched document against default-src, blocks it and puts
  // each on the console (bugzilla.mozilla.org/1242902, seen in 153); Safari does not prefetch.
  if (started || !connection || connection.saveData || connection.effectiveType?.includes('2g')) return;
  const live = (config.live ?? '').split(' ');
  const path = ahead.find((each) => !live.includes(each));
  if (!path) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = path;
  document.head.append(link);
  spent = 1;
}

/** A link to a closed part of the page opens it; after hydration the part does so by itself. */
function openTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.localName === 'details') target.setAttribute('open', '');
}

if (!detectLanguage()) goToAnchor();
openTarget();
addEventListener('hashchange', openTarget);
listen();
addEventListener('click', onEarlyClick, true);
keepPageOffline();
const inField = document.activeElement?.matches('input,select,textarea');
if (inField || (location.search && config.query !== undefined)) start();
// 2,000 ms is the longest wait for an idle moment.
if ('requestIdleCallback' in window) requestIdleCallback(prefetchDocument, { timeout: 2000 });
else setTimeout(prefetchDocument, 2000);
