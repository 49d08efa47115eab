const prefix = 'longcovid-open-sections:';

/** The ids of the sections that were open when the reader was here last; none when the browser keeps nothing. */
export function readOpenSections(key: string): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    // The reader's browser keeps nothing, or what it kept cannot be read: the list is as on a first visit.
    return [];
  }
}

/** Keeps the ids of the open sections on the reader's device until the tab is closed; true when the browser did. */
export function saveOpenSections(key: string, ids: readonly string[]): boolean {
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(ids));
    return true;
  } catch {
    // Storage is forbidden or full: the list works, and forgets.
    return false;
  }
}
