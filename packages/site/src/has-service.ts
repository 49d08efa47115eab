/** Set by the build; not there in tests and scripts, which have the service. */
declare const __HAS_SERVICE__: boolean | undefined;

/** False in a site that is built with `API=none` for a static host alone: there is nothing that could take a form. */
export const HAS_SERVICE = typeof __HAS_SERVICE__ === 'undefined' || __HAS_SERVICE__;
