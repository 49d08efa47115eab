import { dirname, resolve } from 'node:path';

import { loadConfig, type Config } from '../config.ts';

/** Options of every command. */
export type CommonOptions = { config: string; base?: string };

export const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Loads the config; `root` is the folder that its paths are relative to. */
export const loadContext = async ({ config }: CommonOptions): Promise<{ config: Config; root: string }> => ({
  config: await loadConfig(config),
  root: dirname(resolve(config)),
});

/** Today, ISO 8601. */
export const today = (): string => new Date().toISOString().slice(0, 10);
