import { CHAT_SCRIPT, TAG_MANAGER_SCRIPT } from './configured-scripts.ts';
import { markThirdParty } from './new-document.ts';
import { trustedScript } from './trusted-types.ts';

/** Whether Do Not Track or Global Privacy Control is on. */
function prefersPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null;
    globalPrivacyControl?: boolean;
  };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function load(url: string, then?: () => void): void {
  const script = document.createElement('script');
  script.src = trustedScript(url);
  script.async = true;
  if (then) script.addEventListener('load', then);
  markThirdParty();
  document.head.append(script);
}

/** Shows the hidden text about the chat. */
function showChatHint(): void {
  document.documentElement.dataset.chat = '';
}

/** Fetches the configured third-party scripts unless a privacy setting is on. Call once per document. */
export function loadThirdParties(): void {
  if (prefersPrivacy()) return;
  if (CHAT_SCRIPT) load(CHAT_SCRIPT, showChatHint);
  if (TAG_MANAGER_SCRIPT) load(TAG_MANAGER_SCRIPT);
}
