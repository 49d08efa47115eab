#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from './cli/program.ts';
import type { MountedSite } from './web/mount.ts';

/** Resolved at run time: the site is an optional peer, and its types need those of a browser. */
const SITE = '@longcovid/site/server';

/** The built site, or why there is none. */
async function findSite(): Promise<MountedSite | string> {
  const entry = siteEntry();
  if (entry === null) return 'The site is not installed, so only /api is served.';
  if (!existsSync(fileURLToPath(entry))) {
    return 'The site is not built, so only /api is served. Build it with: pnpm build';
  }
  const { mountedSite } = (await import(entry)) as { mountedSite: MountedSite };
  return mountedSite;
}

function siteEntry(): string | null {
  try {
    return import.meta.resolve(SITE);
  } catch {
    return null;
  }
}

// React renders at half the speed in its development build.
process.env.NODE_ENV ??= 'production';
const exitCode = await runCommand(process.argv, { environment: process.env, findSite });
// Output that could not be written has set it before.
process.exitCode ||= exitCode;
