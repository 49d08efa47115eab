import type { MountedSite } from '../web/mount.ts';

/** What the commands work with. */
export type CliContext = {
  environment: NodeJS.ProcessEnv;
  /** The site to serve, or why there is none. */
  findSite: () => Promise<MountedSite | string>;
};
