import { LINE_HEIGHT, breakLines } from './picture-text.ts';

/** Text around the picture in its file, so that the file can be understood alone. */
export type SurroundingText = { title: string; claim: string; below: readonly string[] };

/** Size of the file's drawing, in pixels before it is enlarged. */
const WIDTH = 800;
const TEXT = 18;
const MARGIN = 24;
const CHARACTERS = 74;
/** Twice as sharp, and no higher than browsers can paint. */
const SCALE = 2;
const MAX_HEIGHT = 16_000;

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Properties that style sheets set on a drawing; in the file each is an attribute, with the current colors. */
const inlinedProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'vector-effect',
  'font-weight',
  'color',
] as const;

/** A copy of the drawing that needs no style sheet. Only attributes are set, as a strict policy demands. */
function withoutStyles(original: SVGElement): SVGElement {
  const copy = original.cloneNode(true) as SVGElement;
  const originals = [original, ...original.querySelectorAll<SVGElement>('*')];
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, element] of originals.entries()) {
    const target = copies[index];
    // An element without a class inherits its color, as a mark does from its line.
    if (!target || !element.hasAttribute('class')) continue;
    const computed = getComputedStyle(element);
    target.removeAttribute('class');
    for (const property of inlinedProperties) {
      const value = computed.getPropertyValue(property);
      if (value !== '' && !element.hasAttribute(property)) target.setAttribute(property, value);
    }
  }
  return copy;
}

function textBlock(lines: readonly string[], top: number, isBold: boolean, color: string): SVGElement {
  const block = document.createElementNS(svgNamespace, 'text');
  block.setAttribute('fill', color);
  if (isBold) block.setAttribute('font-weight', '700');
  for (const [index, line] of lines.entries()) {
    const span = document.createElementNS(svgNamespace, 'tspan');
    span.setAttribute('x', String(MARGIN));
    span.setAttribute('y', String(top + (index + 0.8) * TEXT * LINE_HEIGHT));
    span.textContent = line;
    block.append(span);
  }
  return block;
}

const getHeight = (lines: readonly string[]) => lines.length * TEXT * LINE_HEIGHT;

/** A drawing, or lines of text for a figure that has none. */
type PictureOrLines = SVGElement | readonly string[];

const isLines = (picture: PictureOrLines): picture is readonly string[] => Array.isArray(picture);

/** The whole file as a drawing: title, claim, picture, origin. */
function createDrawing(picture: PictureOrLines, { title, claim, below }: SurroundingText) {
  const [head, lead, foot] = [
    breakLines(title, CHARACTERS),
    breakLines(claim, CHARACTERS),
    below.flatMap((text) => breakLines(text, CHARACTERS)),
  ];
  const body = isLines(picture) ? picture.flatMap((text) => breakLines(text, CHARACTERS)) : [];
  const pictureHeight = isLines(picture)
    ? getHeight(body)
    : Number.parseFloat(picture.getAttribute('height') ?? '0') * TEXT;
  const tops = { head: MARGIN, lead: MARGIN + getHeight(head), picture: 0, foot: 0 };
  tops.picture = tops.lead + getHeight(lead) + MARGIN;
  tops.foot = tops.picture + pictureHeight + MARGIN;
  const height = Math.ceil(tops.foot + getHeight(foot) + MARGIN);

  const whole = document.createElementNS(svgNamespace, 'svg');
  const page = getComputedStyle(document.body);
  const size = { width: String(WIDTH), height: String(height) };
  const text = { 'font-family': 'system-ui, sans-serif', 'font-size': String(TEXT) };
  for (const [name, value] of Object.entries({ ...size, ...text })) whole.setAttribute(name, value);
  const background = document.createElementNS(svgNamespace, 'rect');
  const paint = { ...size, fill: page.backgroundColor };
  for (const [name, value] of Object.entries(paint)) background.setAttribute(name, value);

  const drawPicture = (original: SVGElement) => {
    const copy = withoutStyles(original);
    const frame = { x: MARGIN, y: tops.picture, width: WIDTH - 2 * MARGIN, height: pictureHeight };
    for (const [name, value] of Object.entries(frame)) copy.setAttribute(name, String(value));
    return copy;
  };
  whole.append(
    background,
    textBlock(head, tops.head, false, page.color),
    textBlock(lead, tops.lead, true, page.color),
    isLines(picture) ? textBlock(body, tops.picture, false, page.color) : drawPicture(picture),
    textBlock(foot, tops.foot, false, page.color),
  );
  return { whole, height };
}

/**
 * The picture of a figure, or its lines, as a PNG file, in the colors that the reader sees now, with title, claim, source, date and notes.
 * The drawing becomes a `data:` URL, which `img-src 'self' data:` allows. Rejects when the browser cannot paint it.
 */
export async function renderPng(picture: PictureOrLines, text: SurroundingText): Promise<Blob> {
  const { whole, height } = createDrawing(picture, text);
  const image = new Image();
  const drawing = new XMLSerializer().serializeToString(whole);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`;
  await image.decode();
  const scale = Math.min(SCALE, MAX_HEIGHT / height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH * scale, Math.floor(height * scale)];
  const context = canvas.getContext('2d');
  if (!context)
    throw new Error('[@longcovid/ui] Figure: this browser has no canvas to paint the picture on.');
  context.scale(scale, scale);
  context.drawImage(image, 0, 0);
  const { promise, resolve, reject } = Promise.withResolvers<Blob>();
  canvas.toBlob((blob) => {
    if (blob) resolve(blob);
    else reject(new Error('[@longcovid/ui] Figure: the browser could not make a PNG file.'));
  }, 'image/png');
  return promise;
}
