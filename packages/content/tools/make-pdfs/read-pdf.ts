import { createRequire } from 'node:module';

/** A node of the structure tree. */
export type StructureNode = {
  role: string;
  children: (StructureNode | { type: string; id: string })[];
};
type TextItem = { str: string; hasEOL: boolean } | { type: string; id?: string };
type PdfPage = {
  getStructTree: () => Promise<StructureNode | null>;
  getTextContent: (options: { includeMarkedContent: true }) => Promise<{ items: TextItem[] }>;
};
export type OutlineItem = { title: string; items: OutlineItem[] };
type Pdf = {
  numPages: number;
  getMetadata: () => Promise<{ info: { Language?: string; Title?: string } }>;
  getMarkInfo: () => Promise<ReadonlyMap<string, boolean> | null>;
  getOutline: () => Promise<OutlineItem[] | null>;
  getPage: (number: number) => Promise<PdfPage>;
};
type PdfJs = {
  getDocument: (source: { data: Uint8Array; verbosity: number; useSystemFonts: boolean }) => {
    promise: Promise<Pdf>;
    destroy: () => Promise<void>;
  };
};

/** The accessible content of a PDF. */
export type ReadPdf = {
  pages: number;
  language: string | undefined;
  title: string | undefined;
  /** Marked as tagged. */
  isTagged: boolean;
  outline: OutlineItem[];
  /** Roles in reading order, such as H1, P, L, LI, TH, Link. */
  roles: string[];
  /** Tagged text in reading order, with single spaces and without list markers. */
  text: string;
  /** Artifacts of each page, such as its footer. */
  margins: string[];
};

/** Reads a PDF with pdf.js, as the viewer of the site does. Throws when it is broken. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdfjsFile = createRequire(new URL('../../../ui/package.json', import.meta.url)).resolve(
    'pdfjs-dist/legacy/build/pdf.mjs',
  );
  const { getDocument } = (await import(pdfjsFile)) as PdfJs;
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: false });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const read: ReadPdf = {
    pages: pdf.numPages,
    language: info.Language,
    title: info.Title,
    isTagged: (await pdf.getMarkInfo())?.get('Marked') === true,
    outline: (await pdf.getOutline()) ?? [],
    roles: [],
    text: '',
    margins: [],
  };
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const tree = await page.getStructTree();
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const { byId, margin } = textByMark(items);
    const contents = tree === null ? [] : walk(tree, read.roles);
    read.text += contents.map((id) => (id === null ? ' ' : (byId.get(id) ?? ''))).join('');
    read.margins.push(oneLine(margin));
  }
  read.text = oneLine(read.text);
  await task.destroy();
  return read;
}

/** Inline roles. */
const INLINE_ROLES = ['NonStruct', 'Span', 'Strong', 'Em', 'Link'];

/** Collects roles; returns the ids of text in reading order, with null at the end of a block. */
function walk(node: StructureNode, roles: string[]): (string | null)[] {
  roles.push(node.role);
  // List markers are not part of the text.
  if (node.role === 'Lbl') return [];
  const ids = node.children.flatMap((child) =>
    'role' in child ? walk(child, roles) : child.type === 'content' ? [child.id] : [],
  );
  return INLINE_ROLES.includes(node.role) ? ids : [...ids, null];
}

function textByMark(items: TextItem[]): { byId: Map<string, string>; margin: string } {
  const byId = new Map<string, string>();
  const open: (string | undefined)[] = [];
  let margin = '';
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
      continue;
    }
    // A line may end within a word, after its hyphen.
    const text = item.hasEOL && !item.str.endsWith('-') ? `${item.str} ` : item.str;
    const id = open.findLast((each) => each !== undefined);
    if (id === undefined) margin += text;
    else byId.set(id, (byId.get(id) ?? '') + text);
  }
  return { byId, margin };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
