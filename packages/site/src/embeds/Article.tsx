import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { HelpBeside } from '../shell/HelpBeside.tsx';
import * as frame from '../shell/Page.css.ts';
import { Prose } from '../shell/Prose.tsx';
import * as styles from './Article.css.ts';
import { Sample } from './EnrollmentProgress.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { embedComponents } from './embed-components.tsx';
import type { ArticleBody, ContentsEntry, ViewBlock, Views } from './embed-views.ts';

export type ArticleData = {
  heading: string;
  lead: string;
  isSample: boolean;
  body: ArticleBody;
  /** Key points; null for a page without them. */
  keyPoints: { id: string; heading: string; body: ArticleBody } | null;
  /** Headings of a long page; empty for a short one. */
  contents: ContentsEntry[];
  /** Reading time in minutes; null for a short page. */
  minutes: number | null;
};

/** An article page: heading, lead, contents of a long page, then text and embedded records. */
export function Article({
  heading,
  lead,
  isSample,
  body,
  keyPoints,
  contents,
  minutes,
  views = {},
  children,
  beside = <HelpBeside />,
}: ArticleData & {
  views?: Views;
  children?: ReactNode;
  /** In the third at the right of a page without contents. Default: help from a person. */
  beside?: ReactNode;
}) {
  return (
    <div className={frame.page}>
      <h1>{heading}</h1>
      {lead && <p className={frame.lead}>{lead}</p>}
      {(isSample || minutes !== null) && (
        <p className={styles.note}>
          {isSample && <Sample />}
          {minutes !== null && <ReadingTime minutes={minutes} />}
        </p>
      )}
      {children}
      {keyPoints && <KeyPoints {...keyPoints} />}
      {contents.length > 0 && <Contents entries={contents} />}
      <div className={styles.body}>
        <ArticleText blocks={body} views={views} />
      </div>
      {beside}
    </div>
  );
}

/** Runs of prose, and the views between them: those of every article, and those of the page. */
export function ArticleText({ blocks, views }: { blocks: ArticleBody; views?: Views }) {
  const parts: (ViewBlock | Exclude<ArticleBody[number], ViewBlock>[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.type === 'view') parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts.map((part, index) =>
    Array.isArray(part) ? (
      <Prose key={index} blocks={part} />
    ) : (
      <Placed key={index} block={part} views={{ ...embedComponents, ...views }} />
    ),
  );
}

function Placed({ block, views }: { block: ViewBlock; views: Views }) {
  const Drawn = views[block.view] as ComponentType<ViewBlock> | undefined;
  if (!Drawn) {
    throw new Error(
      `[@longcovid/site] the text of this page embeds '${block.view}', which its page module does not render. Choose a module that does in the page table.`,
    );
  }
  return (
    <div className={styles.view}>
      <Drawn {...block} />
    </div>
  );
}

function KeyPoints({ id, heading, body }: NonNullable<ArticleData['keyPoints']>) {
  return (
    <section aria-labelledby={id} className={styles.keyPoints}>
      <h2 id={id}>{heading}</h2>
      <ArticleText blocks={body} />
    </section>
  );
}

/** Links to the sections of a long page: open beside the text, closed above it on a small screen. */
function Contents({ entries }: { entries: ContentsEntry[] }) {
  const label = useIntl().formatMessage({ id: 'article.contents' });
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.contentsLabel}>{label}</p>
      {/* A person may have opened it before hydration. */}
      <details suppressHydrationWarning>
        <summary className={styles.contentsSummary}>{label}</summary>
        <ul className={styles.contentsList}>
          {entries.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
