import { CHAT_SCRIPT, TAG_MANAGER_SCRIPT } from './configured-scripts.ts';
import { trustedScript } from './trusted-types.ts';

/** Whether the visitor asked not to be followed, by Do Not Track or by Global Privacy Control. */
function prefersPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function load(address: string, then?: () => void): void {
  const script = document.createElement('script');
  script.src = trustedScript(address);
  script.async = true;
  if (then) script.addEventListener('load', then);
  document.head.append(script);
}

/** From here on the words about the chat are seen: they stand in the page and wait for it. */
function showChatHint(): void {
  document.documentElement.dataset.chat = '';
}

/** Fetches the scripts of others that the site is built with, unless the visitor asked for privacy. Called once a page. */
export function loadThirdParties(): void {
  if (prefersPrivacy()) return;
  if (CHAT_SCRIPT) load(CHAT_SCRIPT, showChatHint);
  if (TAG_MANAGER_SCRIPT) load(TAG_MANAGER_SCRIPT);
}
