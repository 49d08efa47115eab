/** The messages of a meter. */
export type MeterMessages = {
  /** Stands below the bar when the goal is met. */
  complete: string;
};

export const meterMessages = {
  en: { complete: 'Goal reached' },
  es: { complete: 'Meta alcanzada' },
} as const satisfies Record<string, MeterMessages>;

/** A language that the package has messages for. */
export type MeterLocale = keyof typeof meterMessages;
