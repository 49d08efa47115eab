import type { Plugin } from 'vite';

type Style = { hash: string; filePath: string; debugId?: string; packageName?: string };

export function createIdentifiers(): (style: Style) => string;
export function vanillaExtract(): Plugin[];
