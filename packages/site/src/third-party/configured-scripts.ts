/** Set by the build from `CHAT_SCRIPT_URL` and `TAG_MANAGER_URL`; not there in tests and scripts. */
declare const __CHAT_SCRIPT_URL__: string | undefined;
declare const __TAG_MANAGER_URL__: string | undefined;

/** Address of the chat's script; empty in a site without a chat. */
export const CHAT_SCRIPT = typeof __CHAT_SCRIPT_URL__ === 'undefined' ? '' : __CHAT_SCRIPT_URL__;

/** Address of the tag manager's script; empty in a site that counts nobody. */
export const TAG_MANAGER_SCRIPT = typeof __TAG_MANAGER_URL__ === 'undefined' ? '' : __TAG_MANAGER_URL__;

/** Whether the site is built with this script of somebody else. In a site without any, nothing of this is in its script. */
export const isConfigured = (address: string): boolean =>
  (CHAT_SCRIPT !== '' && address === CHAT_SCRIPT) ||
  (TAG_MANAGER_SCRIPT !== '' && address === TAG_MANAGER_SCRIPT);
