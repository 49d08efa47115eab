import { useSyncExternalStore } from 'react';

/** On this device alone: the ids of the study sites that a visitor keeps, or that nothing is to be saved here. */
const KEY = 'saved-study-sites';
const OFF = 'off';

/** More would be no choice any more, and fills no storage. */
const MAX_SAVED = 50;

/** What is saved; null where the browser stores nothing, and on the server. */
export type Saved = { ids: readonly string[]; isOff: boolean } | null;

/** The stored text, and what it means: the same object while it does not change. */
let known: { text: string | null; saved: Saved } | undefined;

function parseSaved(text: string | null): Saved {
  const isOff = text === OFF;
  let ids: unknown;
  try {
    ids = isOff || JSON.parse(text ?? '[]');
  } catch {
    // Not ours, or broken: as if nothing were saved.
  }
  return {
    ids: Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').slice(0, MAX_SAVED) : [],
    isOff,
  };
}

function readSaved(): Saved {
  try {
    const text = localStorage.getItem(KEY);
    if (known === undefined || known.text !== text) known = { text, saved: parseSaved(text) };
    return known.saved;
  } catch {
    return null;
  }
}

/** Returns whether it is saved: storage may be full, or turned off meanwhile. */
function save(text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    return false;
  }
  // A browser sends it to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  return true;
}

function subscribe(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** What is saved on this device; renders again when it changes, in another tab as well. */
export const useSaved = (): Saved => useSyncExternalStore(subscribe, readSaved, () => null);

const saveIds = (ids: readonly string[]): boolean => save(ids.length > 0 ? JSON.stringify(ids) : null);

/** Returns whether it is saved. */
export const addSaved = (id: string): boolean =>
  saveIds([...(readSaved()?.ids ?? []).filter((other) => other !== id), id].slice(-MAX_SAVED));

export const removeSaved = (id: string): boolean =>
  saveIds((readSaved()?.ids ?? []).filter((other) => other !== id));

/** Removes all, and keeps study sites again where that was off. */
export const resetSaved = (): boolean => save(null);

/** Removes all, and keeps nothing on this device until `resetSaved`. */
export const turnOffSaving = (): boolean => save(OFF);
