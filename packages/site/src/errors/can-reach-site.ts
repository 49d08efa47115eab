/**
 * Whether this site answers. `navigator.onLine` is false on some devices that have a connection, such as with a VPN, so
 * false is only a reason to ask. The loader has a copy, as it shares no chunk with other code.
 */
export const canReachSite = async (): Promise<boolean> =>
  navigator.onLine ||
  fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Whether the loader asks for the site first. It then presses the link again, by script. */
export const isHeldByLoader = ({ isTrusted }: { isTrusted: boolean }): boolean =>
  !navigator.onLine && isTrusted;
