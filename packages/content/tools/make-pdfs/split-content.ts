/** A part of a page's content. Its operators are one a line, as Chromium writes them. */
export type ContentPart = {
  /** Number of the marked content, if it is in the structure. */
  id: number | undefined;
  isArtifact: boolean;
  paints: 'text' | 'shapes' | 'nothing';
  text: string;
};

const BEGIN = /B(?:DC|MC)$/;
const SHOWS_TEXT = /(?:^|[>\])\s])(?:Tj|TJ|'|")$/;
const PAINTS = /(?:^|\s)(?:f|F|f\*|B|B\*|b|b\*|S|s|sh|Do)$/;
/** Begins a path or a text object, which an artifact must contain as a whole. */
const BEGINS_OBJECT = /(?:\s(?:m|re)|^BT)$/;
const ENDS_OBJECT = /(?:^|\s)(?:f|F|f\*|B|B\*|b|b\*|S|s|n|ET)$/;

/** Splits the content of a page at its marked content, and at the paths and text objects outside. */
export function splitContent(content: string): ContentPart[] {
  const parts: ContentPart[] = [];
  const createPart = (): ContentPart => ({ id: undefined, isArtifact: false, paints: 'nothing', text: '' });
  let part = createPart();
  const end = () => {
    if (part.text !== '') parts.push(part);
    part = createPart();
  };
  let depth = 0;
  let isInObject = false;
  for (const line of content.split('\n').filter((each) => each !== '')) {
    if (BEGIN.test(line) && (depth += 1) === 1) {
      end();
      part.isArtifact = line.startsWith('/Artifact');
      const id = /\/MCID (\d+)/.exec(line)?.[1];
      part.id = id === undefined ? undefined : Number(id);
    }
    if (depth === 0 && !isInObject && BEGINS_OBJECT.test(line)) {
      end();
      isInObject = true;
    }
    part.text += `${line}\n`;
    if (SHOWS_TEXT.test(line)) part.paints = 'text';
    else if (PAINTS.test(line) && part.paints === 'nothing') part.paints = 'shapes';
    if (line === 'EMC' && (depth -= 1) === 0) end();
    if (depth === 0 && isInObject && ENDS_OBJECT.test(line)) {
      isInObject = false;
      end();
    }
  }
  end();
  return parts;
}
