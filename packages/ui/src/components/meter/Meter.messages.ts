/** Words that a meter brings along. */
export const meterMessages = {
  en: { complete: 'Goal reached' },
  es: { complete: 'Meta alcanzada' },
} as const satisfies Record<string, Record<'complete', string>>;

/** A language that the package brings words for. */
export type MeterLocale = keyof typeof meterMessages;
