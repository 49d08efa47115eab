import { dirname, resolve } from 'node:path';

import { loadConfig, type Config } from '../config.ts';

/** Options that every command has. */
export type Common = { config: string; base?: string };

export const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** The config, and the folder that its paths start from. */
export const setUp = async ({ config }: Common): Promise<{ config: Config; root: string }> => ({
  config: await loadConfig(config),
  root: dirname(resolve(config)),
});

/** Today, ISO 8601. */
export const today = (): string => new Date().toISOString().slice(0, 10);
