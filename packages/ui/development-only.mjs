/** A call of a function that warns a developer, not its declaration or import. */
const call = /(?<!function )\bwarn(Developer|EmptyName|Once)\(/g;

/**
 * Guards each warning, so that a production build drops it with all its words. The function alone cannot: its
 * arguments would stay, about a fifth of a small component.
 */
export function stripDevWarnings() {
  return {
    name: 'development-only',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /warn(Developer|EmptyName|Once)\(/ },
      /** @param {string} code */
      handler: (code) => ({
        code: code.replace(call, "process.env.NODE_ENV !== 'production' && warn$1("),
        map: null,
      }),
    },
  };
}
