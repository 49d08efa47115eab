import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';

/** Runs git; undefined when there is no git, no repository or no such commit. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: root, stdio: 'pipe', maxBuffer: 2 ** 28 }).toString();
  } catch (error) {
    // A missing program has a code, and a failed command a status.
    if (error instanceof Error && ('status' in error || 'code' in error)) return undefined;
    throw error;
  }
}

/** A new transcript, requirement or test does not change what it is about. */
const isAbout = (file: string): boolean => /(^|\/)(evidence\/|SPEC\.md$|[^/]*\.test\.[jt]sx?$)/.test(file);

/**
 * Lists files that differ from a commit, relative to `root`; also those that are not committed.
 * Returns 'unknown' without git, or when the commit is not in the repository.
 */
function listChangedFiles(root: string, commit: string): readonly string[] | 'unknown' {
  const isCommit = git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`);
  if (isCommit === undefined) return 'unknown';
  const lists = [
    git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  if (lists.includes(undefined)) return 'unknown';
  return lists.flatMap((list = '') => list.split('\0')).filter((file) => file !== '' && !isAbout(file));
}

/** Finds the folders that have changed since a commit; 'unknown' without folders. */
export type FindChangedFolders = (commit: string, folders: readonly string[]) => string[] | 'unknown';

/** Remembers the files of each commit: many transcripts are of the same one. */
export function createFindChangedFolders(root: string): FindChangedFolders {
  const byCommit = new Map<string, readonly string[] | 'unknown'>();
  return (commit, folders) => {
    if (folders.length === 0) return 'unknown';
    const files = byCommit.get(commit) ?? listChangedFiles(root, commit);
    byCommit.set(commit, files);
    if (files === 'unknown') return 'unknown';
    return folders.filter((folder) =>
      files.some((file) => file.startsWith(`${folder}/`) || matchesGlob(file, folder)),
    );
  };
}

/**
 * Finds the folders that have changed since a commit: other files than evidence, SPEC.md and tests, committed or not.
 * Returns 'unknown' without git, or when the commit is not in the repository.
 * @param folders Folders or globs, relative to `root`.
 */
export const findChangedFolders = (
  root: string,
  commit: string,
  folders: readonly string[],
): string[] | 'unknown' => createFindChangedFolders(root)(commit, folders);

/** Commit of evidence about folders: 12 digits, with `+` when the folders have changes that are not committed, or 'unknown' without git. */
export function readCommit(root: string, folders: readonly string[]): string {
  const commit = git(root, 'rev-parse', '--short=12', 'HEAD')?.trim();
  const changed = findChangedFolders(root, 'HEAD', folders);
  if (commit === undefined || changed === 'unknown') return 'unknown';
  return changed.length === 0 ? commit : `${commit}+`;
}

/** Version in the nearest package.json that has one, from a folder up; 'unknown' when there is none. */
export function readVersion(folder: string): string {
  const file = join(folder, 'package.json');
  if (existsSync(file)) {
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version?: string };
    if (version !== undefined) return version;
  }
  return dirname(folder) === folder ? 'unknown' : readVersion(dirname(folder));
}

/** Whether the folders of a subject have changed since evidence about it; 'unknown' without git, or when it names no commit of the repository. */
export const SOURCE_STATES = ['unchanged', 'changed', 'unknown'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** Compares the folders of a subject with the commit of evidence about it. */
export function getSourceState(
  find: FindChangedFolders,
  commit: string | undefined,
  folders: readonly string[] | undefined,
): SourceState {
  const changed = commit === undefined || folders === undefined ? 'unknown' : find(commit, folders);
  if (changed === 'unknown') return 'unknown';
  return changed.length === 0 ? 'unchanged' : 'changed';
}
