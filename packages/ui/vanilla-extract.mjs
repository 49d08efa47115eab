import { basename, dirname } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { parseSync, Visitor } from 'vite';

/**
 * Functions of vanilla-extract that make a class or a variable, with their parameters; the last can be its name.
 * @type {Record<string, number>}
 */
const parameters = {
  style: 2,
  styleVariants: 3,
  createVar: 2,
  createContainer: 1,
  keyframes: 2,
  fontFace: 2,
};

/**
 * Gives each style the name of what it is assigned to, such as `control_radio`; an own last argument stays.
 * @param {string} code
 * @param {string} file
 */
function nameStyles(code, file) {
  /** @type {string[]} */
  const path = [];
  /** @type {{ at: number, text: string }[]} */
  const insertions = [];
  const leave = () => void path.pop();
  new Visitor({
    VariableDeclarator: ({ id }) => void path.push(id.type === 'Identifier' ? id.name : ''),
    'VariableDeclarator:exit': leave,
    Property: ({ key }) =>
      void path.push(key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''),
    'Property:exit': leave,
    CallExpression: ({ callee, arguments: given, end }) => {
      const last = given.at(-1);
      if (callee.type !== 'Identifier' || given.length >= (parameters[callee.name] ?? 0)) return;
      if (last?.type === 'TemplateLiteral' || last?.type === 'Literal') return;
      const name = JSON.stringify(path.filter((each) => each !== '').join('_'));
      insertions.push(last ? { at: last.end, text: `, ${name}` } : { at: end - 1, text: name });
    },
  }).visit(parseSync(file, code).program);
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((named, { at, text }) => named.slice(0, at) + text + named.slice(at), code);
}

/** vanilla-extract does this in its debug mode only, and there the names have hashes. */
const styleNames = {
  name: 'style-names',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css\.ts$/ },
    /**
     * @param {string} code
     * @param {string} id
     */
    handler: (code, id) => ({ code: nameStyles(code, id), map: null }),
  },
};

/** @param {string} name */
const inKebabCase = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[_.]/g, '-')
    .toLowerCase();

/**
 * `lc-<component>-<part>`, and `lc-<component>` for its root. A file beside the component's own counts as the first
 * word of its parts, and what the component's name says already is not said again.
 * @param {string} filePath
 * @param {string} style
 */
function createClassName(filePath, style) {
  const component = basename(dirname(filePath));
  const start = `${component}-`;
  const parts = [basename(filePath, '.css.ts'), style]
    .map(inKebabCase)
    .map((part) => (part.startsWith(start) ? part.slice(start.length) : part))
    .filter((part, index) => part !== (index === 0 ? component : 'root'));
  return ['lc', component, ...parts].join('-');
}

/**
 * @param {string} what
 * @param {string} why
 */
const problem = (what, why) =>
  new Error(
    `[@longcovid/ui] ${what} ${why} Give it a name of its own as the last argument: style(rule, ‘name’).`,
  );

/** No vowels: ad blockers hide what has a class such as `ad1`. */
const LETTERS = 'bcdfghjklmnpqrstvwxyz';

/**
 * b to z, then bb to zz.
 * @param {number} index
 * @returns {string}
 */
const toLetters = (index) =>
  (index < LETTERS.length ? '' : toLetters(Math.floor(index / LETTERS.length) - 1)) +
  LETTERS.charAt(index % LETTERS.length);

/**
 * The `identifiers` of vanilla-extract: a class of ours is called `lc-<component>-<part>` in every build, so that
 * partners can rely on it. Those of the site are as short as can be, since nobody else sees them: letters for the file,
 * and the number of the style in it.
 * Throws when a style has no name, or the name of another one.
 * @param {readonly string[]} [siteFiles] Style files of the site, relative to its folder. Default: none, and hashes.
 */
export function createIdentifiers(siteFiles = []) {
  /** @type {Map<string, string>} */
  const fileOfName = new Map();
  /** @type {Map<string, string>} */
  const firstHash = new Map();
  /** @param {{ hash: string, filePath: string, debugId?: string, packageName?: string }} style */
  return ({ hash, filePath, debugId, packageName }) => {
    if (packageName !== '@longcovid/ui' && !filePath.includes('ui/src/')) {
      const index = siteFiles.indexOf(filePath);
      if (index === -1) return `_${hash}`;
      if (!firstHash.has(filePath)) firstHash.set(filePath, hash);
      const fileHash = (firstHash.get(filePath) ?? hash).slice(0, -1);
      return toLetters(index) + Number.parseInt(hash.slice(fileHash.length), 36);
    }
    if (!debugId) {
      throw problem(
        `A style in ${filePath} has no name.`,
        'Its class would change with every release, and partners could not rely on it.',
      );
    }
    if (firstHash.get(filePath) === hash) {
      // The file has changed: evaluate it again.
      for (const [name, file] of fileOfName) if (file === filePath) fileOfName.delete(name);
    }
    if (!firstHash.has(filePath)) firstHash.set(filePath, hash);
    const name = createClassName(filePath, debugId);
    const other = fileOfName.get(name);
    if (other) {
      throw problem(
        `Two styles have the class ${name}: one in ${other}, one in ${filePath}.`,
        'Each would change how the elements of the other look.',
      );
    }
    fileOfName.set(name, filePath);
    return name;
  };
}

/**
 * vanilla-extract with our class names; every build of the library and of the site uses this.
 * @param {readonly string[]} [siteFiles] As for `createIdentifiers`.
 */
export const vanillaExtract = (siteFiles) => [
  styleNames,
  ...vanillaExtractPlugin({
    identifiers: createIdentifiers(siteFiles),
    unstable_pluginFilter: ({ name }) => name === styleNames.name,
  }),
];
