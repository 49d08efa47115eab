/**
 * Loads a value once per key. Afterwards returns it without a promise, so that it can render in the frame of the press.
 * Retries after a failure.
 */
export function loadOnce<Key, Loaded>(
  load: (key: Key) => Promise<Loaded>,
): (key: Key) => Loaded | Promise<Loaded> {
  const known = new Map<Key, Loaded>();
  return (key) =>
    known.get(key) ??
    load(key).then((loaded) => {
      known.set(key, loaded);
      return loaded;
    });
}
