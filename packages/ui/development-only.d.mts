import type { Plugin } from 'vite';

export function developmentOnly(): Plugin;
