/** A call of a function or hook (`useNameCheck`) that warns a developer, not its declaration or import. */
const call = /(?<!function )\b(warn(?:Developer|EmptyNames?|Once|UnknownMessages)|use[A-Z]\w*Check)\(/g;

/**
 * Guards each warning, so that a production build drops it with all its words. The function alone cannot: its
 * arguments would stay, about a fifth of a small component. A hook is called either at every render or never.
 */
export function stripDevWarnings() {
  return {
    name: 'development-only',
    enforce: 'pre',
    transform: {
      filter: {
        id: /\/src\/.*\.tsx?$/,
        code: /warn(Developer|EmptyNames?|Once|UnknownMessages)\(|use[A-Z]\w*Check\(/,
      },
      /** @param {string} code */
      handler: (code) => ({
        code: code.replace(call, "process.env.NODE_ENV !== 'production' && $1("),
        map: null,
      }),
    },
  };
}
