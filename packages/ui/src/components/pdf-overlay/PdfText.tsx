import { Fragment, type ReactNode } from 'react';
import type { HeadingLevel } from '../field/index.ts';
import type { PdfPart } from './pdf-text.ts';

const elements = {
  P: 'p',
  L: 'ul',
  LI: 'li',
  THead: 'thead',
  TBody: 'tbody',
  TR: 'tr',
  TD: 'td',
  Strong: 'strong',
  Em: 'em',
} as const;

const isElement = (role: string): role is keyof typeof elements => role in elements;

/** The text of a page as headings, lists and tables; `headingLevel` is that of its highest headings. */
export function PdfText({ part, headingLevel }: { part: PdfPart; headingLevel: HeadingLevel }) {
  const { role } = part;
  const children = part.children.map((child, index) =>
    typeof child === 'string' ? child : <PdfText key={index} part={child} headingLevel={headingLevel} />,
  );
  // The list brings its own signs.
  if (role === 'Lbl') return null;
  const level = /^H([1-6])$/.exec(role)?.[1];
  if (level !== undefined) {
    const Heading = `h${Math.min(6, Number(level) + headingLevel - 1)}` as 'h2';
    return <Heading>{children}</Heading>;
  }
  if (role === 'TH') return <th>{children}</th>;
  if (role === 'Table') return <PdfTable rows={children} hasGroups={hasGroups(part)} />;
  const Element = isElement(role) ? elements[role] : Fragment;
  return <Element>{children}</Element>;
}

const hasGroups = ({ children }: PdfPart): boolean =>
  children.some((child) => typeof child !== 'string' && /^T(Head|Body|Foot)$/.test(child.role));

/** Files may leave out the groups of rows, which HTML needs. */
function PdfTable({ rows, hasGroups: isGrouped }: { rows: ReactNode; hasGroups: boolean }) {
  return <table>{isGrouped ? rows : <tbody>{rows}</tbody>}</table>;
}
