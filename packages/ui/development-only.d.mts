import type { Plugin } from 'vite';

export function stripDevWarnings(): Plugin;
