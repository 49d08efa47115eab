/**
 * The targets of a build, such as `['chrome119', 'safari17.4']`, from one section of a `.browserslistrc`.
 * @param section Default: the lines before the first section, which other programs read too.
 * @throws Error for a line that is not `<browser> >= <version>`, and for a section that is not there.
 */
export function parseBrowserTargets(text: string, section?: string): string[];

/** The oldest browsers in which script is complete. */
export const scriptTargets: string[];

/** The oldest browsers in which pages have their layout. */
export const styleTargets: string[];
