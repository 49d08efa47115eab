import { inflateSync } from 'node:zlib';

/** A value of PDF syntax; strings hold bytes as Latin-1. */
export type PdfValue = number | boolean | null | PdfName | PdfText | PdfRef | PdfValue[] | PdfDict;
export class PdfName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}
export class PdfText {
  readonly bytes: string;
  constructor(bytes: string) {
    this.bytes = bytes;
  }
}
export class PdfRef {
  readonly id: number;
  constructor(id: number) {
    this.id = id;
  }
}
export type PdfDict = Map<string, PdfValue>;

/** An indirect object; `stream` holds its bytes as they are in the file. */
export type PdfObject = { value: PdfValue; stream?: Buffer };

/** The objects of a file by number, and its trailer. */
export type PdfObjects = { objects: Map<number, PdfObject>; trailer: PdfDict };

/**
 * Reads the objects of a PDF with a plain cross-reference table and one revision, as Chromium writes it. Throws on any
 * other.
 */
export function parsePdfObjects(pdf: Uint8Array): PdfObjects {
  const bytes = Buffer.from(pdf);
  const text = bytes.toString('latin1');
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const table = /^xref\s+0 (\d+)\s+([\s\S]*?)trailer/.exec(text.slice(start));
  if (!table) throw new Error('The PDF has no plain cross-reference table.');
  const trailer = createReader(text, start + table[0].length).readValue() as PdfDict;
  const objects = new Map<number, PdfObject>();
  for (const [id, entry] of (table[2] ?? '').trim().split(/\s*\n/).entries()) {
    const [offset, , use] = entry.split(' ');
    if (use !== 'n') continue;
    const reader = createReader(text, text.indexOf('obj', Number(offset)) + 3);
    const value = reader.readValue();
    const begin = /^\s*stream\r?\n/.exec(text.slice(reader.getOffset(), reader.getOffset() + 20));
    if (!begin) {
      objects.set(id, { value });
      continue;
    }
    const from = reader.getOffset() + begin[0].length;
    const length = (value as PdfDict).get('Length') as number;
    objects.set(id, { value, stream: bytes.subarray(from, from + length) });
  }
  return { objects, trailer };
}

const SPACE = /[\0\t\n\f\r ]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const REFERENCE = /(\d+) \d+ R(?![A-Za-z])/y;
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y;
const HEX = /<([0-9A-Fa-f\s]*)>/y;
const CONSTANT = /true|false|null/y;
const CONSTANTS: Record<string, boolean | null> = { true: true, false: false, null: null };

function createReader(text: string, start: number) {
  let offset = start;
  const match = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = offset;
    const found = pattern.exec(text);
    if (found) offset = pattern.lastIndex;
    return found ?? undefined;
  };
  const skip = (token: string): boolean => {
    match(SPACE);
    const found = text.startsWith(token, offset);
    if (found) offset += token.length;
    return found;
  };
  const readText = (): string => {
    let bytes = '';
    for (let depth = 1; offset < text.length; offset += 1) {
      let character = text[offset] ?? '';
      if (character === '\\') {
        offset += 1;
        const octal = /^[0-7]{1,3}/.exec(text.slice(offset, offset + 3))?.[0];
        if (octal) offset += octal.length - 1;
        character = octal ? String.fromCharCode(parseInt(octal, 8)) : unescape(text[offset] ?? '');
      } else if (character === '(') depth += 1;
      else if (character === ')' && --depth === 0) break;
      bytes += character;
    }
    offset += 1;
    return bytes;
  };
  const readValue = (): PdfValue => {
    match(SPACE);
    if (skip('<<')) {
      const dict: PdfDict = new Map();
      while (!skip('>>')) dict.set((readValue() as PdfName).name, readValue());
      return dict;
    }
    if (skip('[')) {
      const array: PdfValue[] = [];
      while (!skip(']')) array.push(readValue());
      return array;
    }
    if (skip('(')) return new PdfText(readText());
    const reference = match(REFERENCE);
    if (reference) return new PdfRef(Number(reference[1]));
    const number = match(NUMBER);
    if (number) return Number(number[0]);
    const name = match(NAME);
    if (name) return new PdfName(name[1] ?? '');
    const hex = match(HEX);
    if (hex) return new PdfText(Buffer.from((hex[1] ?? '').replace(/\s/g, ''), 'hex').toString('latin1'));
    const constant = match(CONSTANT);
    if (constant) return CONSTANTS[constant[0]] ?? null;
    throw new Error(`The PDF has no value at byte ${offset}.`);
  };
  return { readValue, getOffset: () => offset };
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };
const unescape = (character: string): string => ESCAPES[character] ?? character;

/** The objects as a file, with consecutive numbers in the order of their numbers now. */
export function serializePdf({ objects, trailer }: PdfObjects): Buffer {
  const ids = [...objects.keys()].sort((a, b) => a - b);
  const numbers = new Map(ids.map((id, index) => [id, index + 1]));
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\xd3\xeb\xe9\xe1\n', 'latin1')];
  let size = chunks[0]?.length ?? 0;
  const offsets: number[] = [];
  const add = (chunk: Buffer): void => {
    chunks.push(chunk);
    size += chunk.length;
  };
  for (const id of ids) {
    const { value, stream } = objects.get(id) as PdfObject;
    offsets.push(size);
    if (stream) (value as PdfDict).set('Length', stream.length);
    add(Buffer.from(`${numbers.get(id)} 0 obj\n${serialize(value, numbers)}`, 'latin1'));
    if (stream) for (const part of [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')]) add(part);
    add(Buffer.from('\nendobj\n'));
  }
  trailer.set('Size', ids.length + 1);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const end = `trailer\n${serialize(trailer, numbers)}\nstartxref\n${size}\n%%EOF\n`;
  add(Buffer.from(`xref\n0 ${ids.length + 1}\n0000000000 65535 f \n${table}${end}`, 'latin1'));
  return Buffer.concat(chunks);
}

function serialize(value: PdfValue, numbers: ReadonlyMap<number, number>): string {
  if (value instanceof PdfName) return `/${value.name}`;
  if (value instanceof PdfText) return `(${value.bytes.replace(/[\\()]/g, '\\$&').replaceAll('\r', '\\r')})`;
  if (value instanceof PdfRef) {
    const number = numbers.get(value.id);
    if (number === undefined)
      throw new Error(`The PDF refers to object ${value.id}, which it does not have.`);
    return `${number} 0 R`;
  }
  if (Array.isArray(value)) return `[${value.map((each) => serialize(each, numbers)).join(' ')}]`;
  if (value instanceof Map) {
    const entries = [...value].map(([key, each]) => {
      const text = serialize(each, numbers);
      return `/${key}${/^[[(</]/.test(text) ? '' : ' '}${text}`;
    });
    return `<<${entries.join('')}>>`;
  }
  return String(value);
}

/** The value that a reference leads to; any other value as it is. */
export const resolveRef = ({ objects }: PdfObjects, value: PdfValue | undefined): PdfValue | undefined =>
  value instanceof PdfRef ? objects.get(value.id)?.value : value;

/** The dictionary of a value or reference; empty when it is none. */
export function getDict(pdf: PdfObjects, value: PdfValue | undefined): PdfDict {
  const resolved = resolveRef(pdf, value);
  return resolved instanceof Map ? resolved : new Map<string, PdfValue>();
}

/** The array of a value or reference; empty for none, and a single value as an array of one. */
export function getArray(pdf: PdfObjects, value: PdfValue | undefined): PdfValue[] {
  const resolved = resolveRef(pdf, value);
  if (resolved === undefined || resolved === null) return [];
  return Array.isArray(resolved) ? resolved : [value as PdfValue];
}

export const getName = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.name : undefined;

/** A text string, in UTF-16 with a byte order mark or in PDFDocEncoding, which is as Latin-1 for our texts. */
export function decodeText(value: PdfValue | undefined): string | undefined {
  if (!(value instanceof PdfText)) return undefined;
  if (!value.bytes.startsWith('\xfe\xff')) return value.bytes;
  return Buffer.from(value.bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

/** A text string of PDF: UTF-16 unless it is ASCII. */
export function encodeText(text: string): PdfText {
  if (/^[\n -~]*$/.test(text)) return new PdfText(text);
  return new PdfText(`\xfe\xff${Buffer.from(text, 'utf16le').swap16().toString('latin1')}`);
}

/** The bytes of a stream, decompressed, as Latin-1. */
export function decodeStream({ value, stream }: PdfObject): string {
  const bytes = stream ?? Buffer.alloc(0);
  const isDeflated = getName((value as PdfDict).get('Filter')) === 'FlateDecode';
  return (isDeflated ? inflateSync(bytes) : bytes).toString('latin1');
}

/** The pages in order, by reference. */
export function getPages(pdf: PdfObjects): PdfRef[] {
  const walk = (ref: PdfValue): PdfRef[] => {
    const node = getDict(pdf, ref);
    return getName(node.get('Type')) === 'Pages'
      ? getArray(pdf, node.get('Kids')).flatMap(walk)
      : [ref as PdfRef];
  };
  return walk(getDict(pdf, pdf.trailer.get('Root')).get('Pages') ?? null);
}
