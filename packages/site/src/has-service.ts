/** Set by the build; undefined in tests and scripts, which have the service. */
declare const __HAS_SERVICE__: boolean | undefined;

/** False in a site built with `API=none` for a static host, where no service accepts forms. */
export const HAS_SERVICE = typeof __HAS_SERVICE__ === 'undefined' || __HAS_SERVICE__;
