import type { Plugin } from 'vite';

/** A call of `warnDeveloper`, not its declaration or import. */
const call = /(?<!function )\bwarnDeveloper\(/g;

/**
 * Guards each warning, so that a production build drops it with all its words. The function alone cannot: its
 * arguments would stay, about a fifth of a small component.
 */
export function developmentOnly(): Plugin {
  return {
    name: 'development-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'warnDeveloper(' },
      handler: (code) => ({
        code: code.replace(call, "process.env.NODE_ENV !== 'production' && warnDeveloper("),
        map: null,
      }),
    },
  };
}
