type Tarballs = Record<'content' | 'ui' | 'site' | 'api' | 'audit', string>;

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of each package, packed as it is published. */
    tarballs: Tarballs;
    /** A folder in which all of them are installed, with React and pdf.js. */
    partner: string;
  }
}

export function version(name: string, from?: string): string;

export function installPacked(
  folder: string,
  tarballs: Partial<Tarballs>,
  dependencies?: Readonly<Record<string, string>>,
  settings?: Readonly<Record<string, unknown>>,
): void;
