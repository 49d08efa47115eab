// Plain JavaScript, since configurations of Vite import it.
import { readFileSync } from 'node:fs';

/** Browser names of Browserslist, and those of Vite's build targets. */
const NAMES = new Map([
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
  ['ios_saf', 'ios'],
]);

/**
 * The targets of a build, such as `['chrome119', 'safari17.4']`, from one section of a `.browserslistrc`.
 * @param {string} text Lines such as `chrome >= 119`; `[styles]` begins a section, # a comment.
 * @param {string} [section] Default: the lines before the first section, which other programs read, too.
 * @throws Error for any other query, whose result would depend on the date, and for an unknown section.
 */
export function parseBrowserTargets(text, section) {
  const parts = text.split(/^\[(.+)\]$/m);
  if (section !== undefined && !parts.includes(section))
    throw new Error(
      `.browserslistrc has no section [${section}], so the build would not know its browsers. Write it.`,
    );
  const lines = parts[section === undefined ? 0 : parts.indexOf(section) + 1]?.split('\n') ?? [];
  return lines
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', version] = /^(\w+) >= (\d+(?:\.\d+)?)$/.exec(line) ?? [];
      const browser = NAMES.get(name);
      if (browser === undefined)
        throw new Error(
          `.browserslistrc has the line "${line}", which the build cannot read, so it would compile for other browsers than we support. Write "<name> >= <version>" with one of these names: ${[...NAMES.keys()].join(', ')}.`,
        );
      return `${browser}${version}`;
    });
}

const text = readFileSync(new URL('../.browserslistrc', import.meta.url), 'utf8');

/** The oldest browsers in which all features work. */
export const scriptTargets = parseBrowserTargets(text);

/** The oldest browsers in which pages keep their layout. */
export const styleTargets = parseBrowserTargets(text, 'styles');
