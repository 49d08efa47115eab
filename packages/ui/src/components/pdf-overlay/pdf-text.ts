import type { PDFPageProxy } from 'pdfjs-dist';

/** A tagged part of a page: a role such as H1, P, L, LI, TH, and its content. */
export type PdfPart = { role: string; children: readonly (PdfPart | string)[] };

type Structure = { role: string; children: (Structure | { type: string; id: string })[] };
type Item = { str: string; hasEOL: boolean } | { type: string; id?: string };

/** The text of a page by its tags, in reading order; without tags all text in one paragraph. */
export async function readPageText(page: PDFPageProxy): Promise<PdfPart> {
  const [tree, content] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  return partOfPage(tree, content.items);
}

function partOfPage(tree: Structure | null, items: readonly Item[]): PdfPart {
  const { byId, all } = textByMark(items);
  return tree === null ? { role: 'P', children: [all] } : part(tree, byId);
}

const part = ({ role, children }: Structure, byId: ReadonlyMap<string, string>): PdfPart => ({
  role,
  children: children.flatMap((child): (PdfPart | string)[] =>
    'role' in child ? [part(child, byId)] : child.type === 'content' ? [byId.get(child.id) ?? ''] : [],
  ),
});

function textByMark(items: readonly Item[]): { byId: Map<string, string>; all: string } {
  const byId = new Map<string, string>();
  const open: (string | undefined)[] = [];
  let all = '';
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id);
      continue;
    }
    const text = item.hasEOL ? `${item.str} ` : item.str;
    all += text;
    const id = open.findLast((each) => each !== undefined);
    if (id !== undefined) byId.set(id, (byId.get(id) ?? '') + text);
  }
  return { byId, all };
}

/** All text of a part. */
export const toPlainText = ({ children }: PdfPart): string =>
  children.map((child) => (typeof child === 'string' ? child : `${toPlainText(child)} `)).join('');

/** Text folded for the search: without accents, case and double spaces. */
export const normalizeText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
