import type { ProseBlock, ProseEmbed, ProseInline, ProseTable } from '@longcovid/content';
import { Link } from '@longcovid/ui/link';
import type { ReactNode } from 'react';

import * as styles from './Prose.css.ts';

/** Prose without embedded records: paragraphs, headings, lists, tables. */
export type PlainProse = readonly (ProseBlock | ProseEmbed)[];

/** Renders a record's prose as elements: paragraphs, headings with their anchors, lists, tables and links. */
export function Prose({ blocks }: { blocks: PlainProse }) {
  return (
    <div className={styles.prose}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }): ReactNode {
  if (block.type === 'paragraph') return <p>{inlines(block.children)}</p>;
  if (block.type === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading id={block.id}>{inlines(block.children)}</Heading>;
  }
  if (block.type === 'table') return <Table table={block} />;
  if (block.type === 'embed') {
    throw new Error(
      `[@longcovid/site] '${block.name}' is in a text that cannot embed records. Move it to the text of a page.`,
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, index) => (
        <li key={index}>{item.map((child, at) => listItem(child, at))}</li>
      ))}
    </List>
  );
}

function Table({ table: { header, rows } }: { table: ProseTable }) {
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <thead>
          <tr>
            {header.map((cell, index) => (
              <th key={index} scope="col">
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={index} scope="row">
                    {inlines(cell)}
                  </th>
                ) : (
                  <td key={index}>{inlines(cell)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list item's only paragraph is its text; no <p> inside <li>. */
const listItem = (block: ProseBlock, key: number): ReactNode =>
  block.type === 'paragraph' ? (
    <span key={key}>{inlines(block.children)}</span>
  ) : (
    <Block key={key} block={block} />
  );

const inlines = (children: ProseInline[]): ReactNode[] =>
  children.map((child, index) => inline(child, index));

function inline(child: ProseInline, key: number): ReactNode {
  switch (child.type) {
    case 'text':
      return child.value;
    case 'strong':
      return <strong key={key}>{inlines(child.children)}</strong>;
    case 'emphasis':
      return <em key={key}>{inlines(child.children)}</em>;
    case 'link':
      return (
        <Link key={key} href={child.href}>
          {inlines(child.children)}
        </Link>
      );
  }
}
