import type * as Server from '../src/server.tsx';

/** The server bundle of this build. */
export const loadServer = async (): Promise<typeof Server> =>
  (await import(new URL('../dist/server/server.js', import.meta.url).href)) as typeof Server;
