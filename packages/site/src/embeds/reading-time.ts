/** Words per minute of a tired reader. */
const WORDS_PER_MINUTE = 130;

/** The minutes that a text takes to read, at least 1. */
export function computeReadingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}
