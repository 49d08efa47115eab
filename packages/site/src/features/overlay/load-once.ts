/**
 * Loads something once per key. What has come is given without a promise from then on, so that it can be shown in the
 * very frame of the press. A failure is forgotten: the next press tries again.
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
