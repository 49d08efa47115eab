import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createEtag } from '../routes/etag.ts';

/** Largest file that is kept in memory, and the most memory for all, in bytes. */
const MAX_FILE_BYTES = 64 * 1024;
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;

/** The types of files that are kept in memory. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
};

/** Compressed copies of text files stand beside them. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
/** Parsing of `Accept-Encoding` stops here. */
const MAX_ACCEPTED = 20;

/** A file in memory. `encoding`: null if it is not compressed. */
export type SmallFile = { type: string; encoding: 'br' | 'gzip' | null; body: Buffer; etag: string };

/**
 * Finds a file in the best encoding that the client accepts. Null for a file that is large, missing, or of another type:
 * it has to be sent from the disk.
 */
export type FindSmallFile = (file: string, acceptEncoding: string | undefined) => Promise<SmallFile | null>;

type Content = Pick<SmallFile, 'body' | 'etag'>;

/**
 * Keeps small files of a folder in memory, so that many requests for them open no files. A file is read when it is
 * requested for the first time, and after it has changed.
 */
export function createSmallFiles(folder: string): FindSmallFile {
  const files = new Map<string, { version: string; size: number; content: Promise<Content> }>();
  let totalBytes = 0;

  async function read(file: string): Promise<Content | null> {
    const path = join(folder, file);
    const found = await stat(path).catch(toNullIfMissing);
    if (found === null || found.size > MAX_FILE_BYTES) return null;
    const { size, mtimeMs } = found;
    const version = `${mtimeMs} ${size}`;
    const known = files.get(path);
    if (known?.version === version) return known.content;
    if (totalBytes + size > MAX_TOTAL_BYTES) return null;
    const content = readFile(path).then((body) => ({ body, etag: createEtag(body) }));
    const entry = { version, size, content };
    totalBytes += size - (known?.size ?? 0);
    files.set(path, entry);
    // A read that failed once, such as without a free descriptor, is tried again at the next request.
    content.catch(() => {
      if (files.get(path) !== entry) return;
      files.delete(path);
      totalBytes -= size;
    });
    return content;
  }

  return async (file, acceptEncoding) => {
    const type = TYPES[extname(file)];
    if (type === undefined) return null;
    const accepted = type.includes('charset') ? listAcceptedEncodings(acceptEncoding) : [];
    for (const { name, suffix } of ENCODINGS) {
      const compressed = accepted.includes(name) ? await read(file + suffix) : null;
      if (compressed !== null) return { type, encoding: name, ...compressed };
    }
    const plain = await read(file);
    return plain && { type, encoding: null, ...plain };
  };
}

/** The names in `Accept-Encoding` (RFC 9110, 12.5.3), without those that it excludes. */
function listAcceptedEncodings(header = ''): string[] {
  const parts = header.toLowerCase().split(',', MAX_ACCEPTED);
  return parts.flatMap((part) => {
    const [name = '', weight = ''] = part.split(';', 2).map((text) => text.trim());
    return /^q=0(\.0*)?$/.test(weight) ? [] : [name];
  });
}

function toNullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
