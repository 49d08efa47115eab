/**
 * The time of each file's last change, in seconds since 1970, from `git log --format=%ct --name-only`, which prints the
 * newest commit first: its time, an empty line, and the files that it changed, by their path in the package.
 */
export function lastChanges(log: string): Map<string, number> {
  const times = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (/^\d+$/.test(line)) time = Number(line);
    else if (line !== '' && !times.has(line)) times.set(line, time);
  }
  return times;
}

/** Spanish files that were last changed before their English ones, by path, in alphabetical order. */
export function spanishBehindEnglish(times: ReadonlyMap<string, number>): string[] {
  return [...times]
    .flatMap(([english, time]) => {
      const spanish = getSpanishPath(english);
      const spanishTime = spanish === null ? undefined : times.get(spanish);
      return spanish !== null && spanishTime !== undefined && spanishTime < time ? [spanish] : [];
    })
    .sort();
}

function getSpanishPath(file: string): string | null {
  if (file.endsWith('/en.md')) return file.replace(/en\.md$/, 'es.md');
  return file.startsWith('messages/en/') ? file.replace('messages/en/', 'messages/es/') : null;
}
