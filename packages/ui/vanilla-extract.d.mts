import type { Plugin } from 'vite';

type Style = { hash: string; filePath: string; debugId?: string; packageName?: string };

export function createIdentifiers(siteFiles?: readonly string[]): (style: Style) => string;
export function vanillaExtract(siteFiles?: readonly string[]): Plugin[];
