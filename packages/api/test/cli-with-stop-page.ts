import { runCommand } from '../src/cli/program.ts';
import type { MountedSite } from '../src/web/mount.ts';

/** A site with `/alerts/stop` alone, and no files. */
const site: MountedSite = {
  folder: process.env.SITE_FOLDER ?? '',
  builtPaths: new Set(),
  requestPaths: new Set(['/alerts/stop']),
  queryPaths: new Map(),
  redirects: new Map(),
  headers: {},
  renderPage: ({ path }) => Promise.resolve({ status: 200, html: path }),
};

process.exitCode = await runCommand(process.argv, {
  environment: process.env,
  findSite: () => Promise.resolve(site),
});
