import type { Config } from '../config.ts';
import type { Target } from './record.ts';

/** What evidence is about: a component of the config, or all pages, with its folders or globs. */
export type Subject = { id: string; folders: readonly string[] };

/** Id of the subject of all pages. */
export const PAGES = 'pages';

export type Subjects = {
  /** Components of the config and, where it has `pagesSource`, `pages`. */
  all: readonly Subject[];
  /** The subject of a file of evidence, by its folder; undefined when the config has none. */
  findByEvidence: (file: string) => Subject | undefined;
  /** The subject of a page or story. */
  findByTarget: (target: Pick<Target, 'kind' | 'id'>) => Subject | undefined;
};

/** `disclosurelist` for the story `disclosurelist--open`. */
export const getStoryPrefix = (id: string): string => id.split('--')[0] ?? id;

/** Lists the subjects of a config. */
export function createSubjects({
  components,
  pagesSource,
}: Pick<Config, 'components' | 'pagesSource'>): Subjects {
  const all = [
    ...components.map(({ id, folder }) => ({ id, folders: [folder] })),
    ...(pagesSource.length > 0 ? [{ id: PAGES, folders: pagesSource }] : []),
  ];
  const find = (id: string | undefined) => all.find((each) => each.id === id);
  return {
    all,
    findByEvidence: (file) =>
      find(components.find(({ folder }) => file.startsWith(`${folder}/`))?.id ?? PAGES),
    findByTarget: ({ kind, id }) =>
      find(kind === 'page' ? PAGES : components.find(({ stories }) => stories === getStoryPrefix(id))?.id),
  };
}
