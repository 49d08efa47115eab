/**
 * The longest that an action or a navigation may wait. Shorter than a test: Playwright does not name the action that waits
 * when a test times out, if it waits for a navigation that was canceled.
 */
export const ACTION_TIMEOUT_MS = 60_000;
