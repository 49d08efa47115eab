/** The folder of the workspace. */
export const root: string;

/** Settings that the build of the site reads. */
export const BUILD_SETTINGS: readonly string[];

/** A sentence for a folder in which the project cannot be built, else undefined. */
export function explainUnusableFolder(folder: string): string | undefined;

/** Runs the work unless its last success had the same fingerprint, and `product` is there. Returns whether it ran. */
export function runIfChanged(name: string, print: string, product: string, work: () => void): boolean;
