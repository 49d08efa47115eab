/** The folder of the workspace. */
export const root: string;

/** Settings that the build of the site reads. */
export const BUILD_SETTINGS: readonly string[];
