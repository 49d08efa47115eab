/** Set by the build from `CHAT_SCRIPT_URL` and `TAG_MANAGER_URL`; undefined in tests and scripts. */
declare const __CHAT_SCRIPT_URL__: string | undefined;
declare const __TAG_MANAGER_URL__: string | undefined;

/** URL of the chat's script; empty for none. */
export const CHAT_SCRIPT = typeof __CHAT_SCRIPT_URL__ === 'undefined' ? '' : __CHAT_SCRIPT_URL__;

/** URL of the tag manager's script; empty for none. */
export const TAG_MANAGER_SCRIPT = typeof __TAG_MANAGER_URL__ === 'undefined' ? '' : __TAG_MANAGER_URL__;

/** Whether the site is built with this third-party script. Without any, bundlers drop the code for it. */
export const isConfigured = (url: string): boolean =>
  (CHAT_SCRIPT !== '' && url === CHAT_SCRIPT) || (TAG_MANAGER_SCRIPT !== '' && url === TAG_MANAGER_SCRIPT);
