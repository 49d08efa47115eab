import { deflateSync } from 'node:zlib';
import {
  decodeStream,
  decodeText,
  encodeText,
  getArray,
  getDict,
  getName,
  getPages,
  parsePdfObjects,
  PdfName,
  PdfRef,
  PdfText,
  serializePdf,
} from './pdf-objects.ts';
import type { PdfDict, PdfObjects, PdfValue } from './pdf-objects.ts';
import { splitContent } from './split-content.ts';

/** The date of every PDF, so that the same text produces the same bytes. */
const FIXED_DATE = new PdfText('D:20000101000000Z');

/** What a PDF from Chromium lacks. */
export type Finish = {
  publisher: string;
  /** Texts of the links in the order of the document. */
  links: readonly string[];
};

/**
 * Completes a tagged PDF from Chromium for PDF/UA-1: what is drawn only for the eye becomes an artifact, list items get
 * a body, links a description, the file its metadata. Layout nodes without meaning are removed from the structure.
 */
export function finishPdf(bytes: Uint8Array, { publisher, links }: Finish): Buffer {
  const pdf = parsePdfObjects(bytes);
  const catalog = getDict(pdf, pdf.trailer.get('Root'));
  const decoration = markArtifacts(pdf);
  rebuildStructure(pdf, decoration);
  describeLinks(pdf, links);
  const info = getDict(pdf, pdf.trailer.get('Info'));
  info.delete('Creator');
  info.set('Author', encodeText(publisher));
  for (const field of ['CreationDate', 'ModDate']) info.set(field, FIXED_DATE);
  const metadata = xmp({
    title: decodeText(info.get('Title')) ?? '',
    language: decodeText(catalog.get('Lang')) ?? '',
    publisher,
  });
  catalog.set(
    'Metadata',
    add(pdf, new Map([nameEntry('Type', 'Metadata'), nameEntry('Subtype', 'XML')]), Buffer.from(metadata)),
  );
  return serializePdf(pdf);
}

function add({ objects }: PdfObjects, value: PdfValue, stream?: Buffer): PdfRef {
  const id = Math.max(...objects.keys()) + 1;
  objects.set(id, { value, ...(stream && { stream }) });
  return new PdfRef(id);
}

const nameEntry = (key: string, name: string): [string, PdfValue] => [key, new PdfName(name)];

/** Marks what is outside the structure, and tagged borders, as artifacts. Returns the ids of the latter by page. */
function markArtifacts(pdf: PdfObjects): Map<number, Set<number>> {
  const decoration = new Map<number, Set<number>>();
  for (const page of getPages(pdf)) {
    const ids = new Set<number>();
    decoration.set(page.id, ids);
    const content = pdf.objects.get((getDict(pdf, page).get('Contents') as PdfRef).id);
    if (!content) continue;
    const parts = splitContent(decodeStream(content)).map(({ id, paints, text, isArtifact }) => {
      if (isArtifact || (paints === 'nothing' && id === undefined)) return text;
      if (id === undefined) return `/Artifact BMC\n${text}EMC\n`;
      if (paints === 'text' || text.startsWith('/Lbl')) return text;
      ids.add(id);
      return text.replace(/^.*BDC$/m, '/Artifact BMC');
    });
    content.stream = deflateSync(Buffer.from(parts.join(''), 'latin1'), { level: 9 });
  }
  return decoration;
}

/** A node of the structure; a leaf is marked content or an object, on a page. */
type Leaf = { page: PdfRef; content: number } | { page: PdfRef; object: PdfRef };
type Node = { ref: PdfRef; role: string; page: PdfRef | undefined; kids: (Node | Leaf)[] };

const isNode = (kid: Node | Leaf): kid is Node => 'role' in kid;

function rebuildStructure(pdf: PdfObjects, decoration: ReadonlyMap<number, ReadonlySet<number>>): void {
  const structure = getDict(pdf, pdf.trailer.get('Root')).get('StructTreeRoot') as PdfRef;
  const root = getDict(pdf, structure);
  const [top] = getArray(pdf, root.get('K'));
  if (!(top instanceof PdfRef)) throw new Error('The PDF has no structure.');
  const tree = readNode(pdf, top);
  const isDrawn = (leaf: Leaf) =>
    'object' in leaf || decoration.get(leaf.page.id)?.has(leaf.content) !== true;
  const old = [...pdf.objects].filter(([, { value }]) => isElement(value)).map(([id]) => id);
  const retained = new Set<number>();
  const parents = new Map<number, PdfValue[]>();
  writeNode(pdf, addBodies(pdf, simplify(tree, isDrawn)), structure, { retained, parents });
  for (const id of old) if (!retained.has(id)) pdf.objects.delete(id);
  // Roles of PDF 2.0 that older readers do not know.
  root.set('RoleMap', new Map([nameEntry('Strong', 'Span'), nameEntry('Em', 'Span')]));
  writeParents(pdf, getDict(pdf, root.get('ParentTree')), parents);
}

const isElement = (value: PdfValue): boolean =>
  value instanceof Map && getName(value.get('Type')) === 'StructElem';

function readNode(pdf: PdfObjects, ref: PdfRef): Node {
  const element = getDict(pdf, ref);
  const page = element.get('Pg') as PdfRef | undefined;
  const kids = getArray(pdf, element.get('K')).map((kid): Node | Leaf => {
    if (typeof kid === 'number') return { page: page as PdfRef, content: kid };
    const dict = getDict(pdf, kid);
    const own = (dict.get('Pg') ?? page) as PdfRef;
    const type = getName(dict.get('Type'));
    if (type === 'MCR') return { page: own, content: dict.get('MCID') as number };
    if (type === 'OBJR') return { page: own, object: dict.get('Obj') as PdfRef };
    return readNode(pdf, kid as PdfRef);
  });
  return { ref, role: getName(element.get('S')) ?? '', page, kids };
}

/** Without decoration, layout nodes and what is empty. An empty cell keeps its place in its row. */
function simplify(node: Node, isDrawn: (leaf: Leaf) => boolean): Node {
  const kids = node.kids.flatMap((kid): (Node | Leaf)[] => {
    if (!isNode(kid)) return isDrawn(kid) ? [kid] : [];
    const simple = simplify(kid, isDrawn);
    if (LAYOUT.includes(kid.role)) return simple.kids;
    return simple.kids.length > 0 || CELLS.includes(kid.role) ? [simple] : [];
  });
  return { ...node, kids };
}

const LAYOUT = ['NonStruct', 'Div'];
const CELLS = ['TH', 'TD'];

/** What follows the label of a list item is its body. */
function addBodies(pdf: PdfObjects, node: Node, numbering = ''): Node {
  const own = node.role === 'L' ? readNumbering(pdf, node) : numbering;
  const kids = node.kids.map((kid) => (isNode(kid) ? addBodies(pdf, kid, own) : kid));
  if (node.role !== 'LI') return { ...node, kids };
  const isLabel = (kid: Node | Leaf): kid is Node => isNode(kid) && kid.role === 'Lbl';
  // A bullet is drawn as a shape, a number as text.
  const isBulleted = BULLETS.includes(numbering);
  for (const label of kids.filter(isLabel))
    if (isBulleted) getDict(pdf, label.ref).set('ActualText', encodeText('•'));
  const ref = add(pdf, new Map([nameEntry('Type', 'StructElem'), nameEntry('S', 'LBody')]));
  const body = { ref, role: 'LBody', page: undefined, kids: kids.filter((kid) => !isLabel(kid)) };
  return { ...node, kids: [...kids.filter(isLabel), body] };
}

const BULLETS = ['Disc', 'Circle', 'Square'];

const readNumbering = (pdf: PdfObjects, { ref }: Node): string =>
  getArray(pdf, getDict(pdf, ref).get('A'))
    .map((each) => getName(getDict(pdf, each).get('ListNumbering')))
    .find((name) => name !== undefined) ?? '';

/** The new structure: the elements that it has, and the elements of each number tree key's content. */
type Written = { retained: Set<number>; parents: Map<number, PdfValue[]> };

function writeNode(pdf: PdfObjects, node: Node, parent: PdfRef, written: Written): void {
  const element = getDict(pdf, node.ref);
  written.retained.add(node.ref.id);
  element.set('P', parent);
  const page = node.kids.find((kid) => !isNode(kid))?.page;
  if (page) element.set('Pg', page);
  else element.delete('Pg');
  const kids = node.kids.map((kid): PdfValue => {
    if (isNode(kid)) {
      writeNode(pdf, kid, node.ref, written);
      return kid.ref;
    }
    const isHere = kid.page.id === page?.id;
    if ('object' in kid) {
      const key = getDict(pdf, kid.object).get('StructParent') as number;
      written.parents.set(key, [node.ref]);
      return new Map<string, PdfValue>([
        nameEntry('Type', 'OBJR'),
        ['Obj', kid.object],
        ...(isHere ? [] : [['Pg', kid.page] as [string, PdfValue]]),
      ]);
    }
    const key = getDict(pdf, kid.page).get('StructParents') as number;
    const contents = written.parents.get(key) ?? [];
    contents[kid.content] = node.ref;
    written.parents.set(key, contents);
    return isHere
      ? kid.content
      : new Map<string, PdfValue>([nameEntry('Type', 'MCR'), ['Pg', kid.page], ['MCID', kid.content]]);
  });
  element.set('K', kids.length === 1 ? (kids[0] ?? null) : kids);
}

function writeParents(pdf: PdfObjects, tree: PdfDict, parents: ReadonlyMap<number, PdfValue[]>): void {
  const numbers = getArray(pdf, tree.get('Nums'));
  for (let index = 0; index < numbers.length; index += 2) {
    const elements = parents.get(numbers[index] as number) ?? [];
    const old = numbers[index + 1];
    const isForPage = Array.isArray(old instanceof PdfRef ? pdf.objects.get(old.id)?.value : old);
    if (old instanceof PdfRef && isForPage) pdf.objects.delete(old.id);
    // Decoration has no element.
    numbers[index + 1] = isForPage ? Array.from(elements, (each) => each ?? null) : (elements[0] ?? null);
  }
}

/** The links of the structure are in the order of the document; a link over two lines has two annotations. */
function describeLinks(pdf: PdfObjects, texts: readonly string[]): void {
  const links: PdfRef[][] = [];
  const walk = (node: Node): void => {
    if (node.role === 'Link')
      links.push(node.kids.flatMap((kid) => (!isNode(kid) && 'object' in kid ? [kid.object] : [])));
    for (const kid of node.kids) if (isNode(kid)) walk(kid);
  };
  const root = getDict(pdf, getDict(pdf, pdf.trailer.get('Root')).get('StructTreeRoot'));
  walk(readNode(pdf, getArray(pdf, root.get('K'))[0] as PdfRef));
  if (links.length !== texts.length)
    throw new Error(`The text has ${texts.length} links, and its PDF ${links.length}.`);
  for (const [index, annotations] of links.entries()) {
    for (const each of annotations) getDict(pdf, each).set('Contents', encodeText(texts[index] ?? ''));
  }
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Metadata with the identifier of PDF/UA-1. `make-pdfs.ts` writes no file that `check-tags.ts` finds a problem in. */
const xmp = ({ title, language, publisher }: { title: string; language: string; publisher: string }) =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title><dc:creator><rdf:Seq><rdf:li>${escapeXml(publisher)}</rdf:li></rdf:Seq></dc:creator><dc:language><rdf:Bag><rdf:li>${language}</rdf:li></rdf:Bag></dc:language><pdfuaid:part>1</pdfuaid:part></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
