import {
  decodeStream,
  decodeText,
  getArray,
  getDict,
  getName,
  getPages,
  parsePdfObjects,
  PdfRef,
  resolveRef,
} from './pdf-objects.ts';
import type { PdfDict, PdfObjects, PdfValue } from './pdf-objects.ts';
import { splitContent } from './split-content.ts';

/**
 * Checks what PDF/UA-1 requires and a program can decide: metadata, marked content, structure, links and fonts. It does
 * not replace a validator or a person who reads the file. Returns a message per problem.
 */
export function checkTags(bytes: Uint8Array): string[] {
  const pdf = parsePdfObjects(bytes);
  const elements = readElements(pdf);
  return [
    ...checkFile(pdf),
    ...elements.flatMap((element) => checkElement(pdf, element)),
    ...checkHeadings(elements),
    ...getPages(pdf).flatMap((page, index) =>
      checkPage(pdf, page, elements).map((problem) => `page ${index + 1}: ${problem}`),
    ),
    ...checkFonts(pdf),
  ];
}

/** Problems whose condition is true. */
const list = (problems: Record<string, boolean>): string[] =>
  Object.entries(problems).flatMap(([problem, isTrue]) => (isTrue ? [problem] : []));

const getCatalog = (pdf: PdfObjects): PdfDict => getDict(pdf, pdf.trailer.get('Root'));

function checkFile(pdf: PdfObjects): string[] {
  const catalog = getCatalog(pdf);
  const title = decodeText(getDict(pdf, pdf.trailer.get('Info')).get('Title')) ?? '';
  const ref = catalog.get('Metadata');
  const object = ref instanceof PdfRef ? pdf.objects.get(ref.id) : undefined;
  const metadata = object ? Buffer.from(decodeStream(object), 'latin1').toString() : '';
  const written = /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/.exec(metadata)?.[1]?.replaceAll('&amp;', '&');
  return list({
    'the file has no language': !/^(?:en|es)$/.test(decodeText(catalog.get('Lang')) ?? ''),
    'the file has no title': title === '',
    'the title of the metadata is not that of the file': written !== title,
    'the metadata has no PDF/UA identifier': !metadata.includes('<pdfuaid:part>1</pdfuaid:part>'),
    'readers show the name of the file instead of its title':
      getDict(pdf, catalog.get('ViewerPreferences')).get('DisplayDocTitle') !== true,
    'the file is not marked as tagged': getDict(pdf, catalog.get('MarkInfo')).get('Marked') !== true,
    'tags are marked as suspect': getDict(pdf, catalog.get('MarkInfo')).get('Suspects') === true,
  });
}

/** An element of the structure in reading order; `contents` are its own, by page and number. */
type Element = {
  dict: PdfDict;
  role: string;
  roles: string[];
  parent: string;
  contents: string[];
  objects: number[];
};

function readElements(pdf: PdfObjects): Element[] {
  const root = getDict(pdf, getCatalog(pdf).get('StructTreeRoot'));
  const elements: Element[] = [];
  const walk = (ref: PdfValue, parent: string): string => {
    const dict = getDict(pdf, ref);
    const role = getName(dict.get('S')) ?? '';
    const element: Element = { dict, role, roles: [], parent, contents: [], objects: [] };
    elements.push(element);
    for (const kid of getArray(pdf, dict.get('K'))) {
      const part = getDict(pdf, kid);
      const page = (part.get('Pg') ?? dict.get('Pg')) as PdfRef | undefined;
      if (typeof kid === 'number') element.contents.push(`${page?.id} ${kid}`);
      else if (part.has('MCID')) element.contents.push(`${page?.id} ${part.get('MCID') as number}`);
      else if (part.has('Obj')) element.objects.push((part.get('Obj') as PdfRef).id);
      else element.roles.push(walk(kid, role));
    }
    return role;
  };
  for (const top of getArray(pdf, root.get('K'))) walk(top, '');
  return elements;
}

/** Structure types of PDF 1.7 that our documents use, and the parents that they need. */
const PARENTS: Record<string, readonly string[] | undefined> = {
  LI: ['L'],
  Lbl: ['LI'],
  LBody: ['LI'],
  TR: ['Table', 'THead', 'TBody'],
  TH: ['TR'],
  TD: ['TR'],
};
const ROLES = /^(?:Document|Sect|H[1-6]|P|L|LI|Lbl|LBody|Table|THead|TBody|TR|TH|TD|Link|Span|Figure)$/;

function checkElement(pdf: PdfObjects, { dict, role, roles, parent, contents, objects }: Element): string[] {
  const root = getDict(pdf, getCatalog(pdf).get('StructTreeRoot'));
  const standard = getName(getDict(pdf, root.get('RoleMap')).get(role)) ?? role;
  const needed = PARENTS[role];
  const attributes = getArray(pdf, dict.get('A')).map((each) => getDict(pdf, each));
  return list({
    [`${role} is not a standard type`]: !ROLES.test(standard),
    [`${role} is in ${parent}`]: needed !== undefined && !needed.includes(parent),
    'a list has other children than items': role === 'L' && roles.some((each) => each !== 'LI'),
    'a list item has no label and body': role === 'LI' && roles.join() !== 'Lbl,LBody',
    'a figure has no alternative text': role === 'Figure' && !decodeText(dict.get('Alt')),
    'a label has neither text nor a text for its shape':
      role === 'Lbl' && isShape(pdf, contents) && !decodeText(dict.get('ActualText')),
    'a header cell has no scope': role === 'TH' && !attributes.some((each) => each.has('Scope')),
    'a link has no annotation': role === 'Link' && objects.length === 0,
    [`${role} is empty`]:
      !['TD', 'TH'].includes(role) && contents.length + objects.length + roles.length === 0,
  });
}

/** Whether content of an element is a shape without text. */
function isShape(pdf: PdfObjects, contents: readonly string[]): boolean {
  return contents.some((each) => {
    const [page = 0, id] = each.split(' ').map(Number);
    const content = pdf.objects.get((getDict(pdf, new PdfRef(page)).get('Contents') as PdfRef).id);
    const part = content && splitContent(decodeStream(content)).find((one) => one.id === id);
    return part?.paints !== 'text';
  });
}

function checkHeadings(elements: readonly Element[]): string[] {
  const levels = elements.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  return list({
    'the first heading is not an H1, or there are two':
      levels.indexOf(1) !== 0 || levels.lastIndexOf(1) !== 0,
    'a heading skips a level': levels.some((level, index) => level > (levels[index - 1] ?? level) + 1),
  });
}

function checkPage(pdf: PdfObjects, page: PdfRef, elements: readonly Element[]): string[] {
  const dict = getDict(pdf, page);
  const content = pdf.objects.get((dict.get('Contents') as PdfRef).id);
  const parts = content ? splitContent(decodeStream(content)) : [];
  const inStructure = elements.flatMap(({ contents }) =>
    contents.filter((each) => each.startsWith(`${page.id} `)).map((each) => Number(each.split(' ')[1])),
  );
  const drawn = parts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const parents = readParents(pdf);
  const ownParents = getArray(pdf, parents.get(dict.get('StructParents') as number));
  const box = (getArray(pdf, dict.get('MediaBox')) as number[]).join(' ');
  return [
    ...list({
      'it is not of Letter size': box !== '0 0 612 792',
      'content is neither tagged nor an artifact': parts.some(
        ({ id, isArtifact, paints }) => id === undefined && !isArtifact && paints !== 'nothing',
      ),
      'content is not in the structure exactly once':
        inStructure.toSorted().join() !== drawn.toSorted().join(),
      'the tab order is not that of the structure': getName(dict.get('Tabs')) !== 'S',
      'the parent tree does not lead to the elements': elements.some(({ dict: element, contents }) =>
        contents.some((each) => {
          const [id, number] = each.split(' ').map(Number);
          return id === page.id && resolveRef(pdf, ownParents[number ?? 0]) !== element;
        }),
      ),
    }),
    ...getArray(pdf, dict.get('Annots')).flatMap((ref) => {
      const annotation = getDict(pdf, ref);
      const element = elements.find(({ objects }) => objects.includes((ref as PdfRef).id));
      const parent = resolveRef(pdf, parents.get(annotation.get('StructParent') as number));
      return list({
        'a link has no description': !decodeText(annotation.get('Contents'))?.trim(),
        'a link is not in a Link element': element?.role !== 'Link' || parent !== element.dict,
      });
    }),
  ];
}

function readParents(pdf: PdfObjects): Map<number, PdfValue> {
  const tree = getDict(pdf, getDict(pdf, getCatalog(pdf).get('StructTreeRoot')).get('ParentTree'));
  const leaves = tree.has('Kids') ? getArray(pdf, tree.get('Kids')).map((kid) => getDict(pdf, kid)) : [tree];
  return new Map(
    leaves.flatMap((leaf) => {
      const numbers = getArray(pdf, leaf.get('Nums'));
      return numbers.flatMap((key, index): [number, PdfValue][] =>
        index % 2 === 0 ? [[key as number, numbers[index + 1] ?? null]] : [],
      );
    }),
  );
}

function checkFonts(pdf: PdfObjects): string[] {
  const fonts = [...pdf.objects.values()].flatMap(({ value }) =>
    value instanceof Map && getName(value.get('Type')) === 'Font' ? [value] : [],
  );
  return list({
    'a font has no Unicode values': fonts.some(
      (font) => !font.has('FontDescriptor') && !(font.get('ToUnicode') instanceof PdfRef),
    ),
    'a font is not embedded': fonts.some((font) => {
      const descriptor = getDict(pdf, font.get('FontDescriptor'));
      return (
        font.has('FontDescriptor') &&
        !['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(key))
      );
    }),
  });
}
