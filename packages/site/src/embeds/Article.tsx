import type { CohortId } from '@longcovid/content';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';

import { HelpBeside } from '../shell/HelpBeside.tsx';
import * as frame from '../shell/Page.css.ts';
import { PageLead } from '../shell/PageLead.tsx';
import { Prose } from '../shell/Prose.tsx';
import { section as ground } from '../shell/sections.css.ts';
import * as styles from './Article.css.ts';
import * as columnStyles from './Columns.css.ts';
import { Sample } from './EnrollmentProgress.tsx';
import { ReadingTime } from './ReadingTime.tsx';
import { embedComponents } from './embed-components.tsx';
import type { ArticleBody, ArticleSection, ContentsEntry, ViewBlock, Views } from './embed-views.ts';

export type ArticleData = {
  heading: string;
  lead: string;
  /** The group that the page is about. Default: none. */
  cohort?: CohortId;
  isSample: boolean;
  body: ArticleBody;
  /** The text in sections as wide as the frame, in place of `body`. */
  sections?: ArticleSection[];
  /** Key points; null for a page without them. */
  keyPoints: { id: string; heading: string; body: ArticleBody } | null;
  /** Headings of a long page; empty for a short one. */
  contents: ContentsEntry[];
  /** Reading time in minutes; null for a short page. */
  minutes: number | null;
};

/** An article page: heading, lead, key points, contents of a long page, then text and embedded records. */
export function Article({
  heading,
  lead,
  cohort,
  isSample,
  body,
  sections,
  keyPoints,
  contents,
  minutes,
  views = {},
  children,
  besideLead = keyPoints && <KeyPoints {...keyPoints} />,
  beside = <HelpBeside />,
}: ArticleData & {
  views?: Views;
  /** Below the heading and its lead. Default: nothing. */
  children?: ReactNode;
  /** Beside the lead where there is room. Default: the key points. */
  besideLead?: ReactNode;
  /** In the third at the right of a page without contents. Default: help from a person. */
  beside?: ReactNode;
}) {
  const list = contents.length > 0 && <Contents entries={contents} isBeside={!sections} />;
  return (
    <>
      <PageLead {...{ heading, lead, cohort }} beside={besideLead} below={sections && list}>
        {(isSample || minutes !== null) && (
          <p className={styles.note}>
            {isSample && <Sample />}
            {minutes !== null && <ReadingTime minutes={minutes} />}
          </p>
        )}
        {children}
      </PageLead>
      {sections ? (
        sections.map((section, index) => <Section key={index} {...section} views={views} />)
      ) : (
        <div className={frame.page}>
          {list}
          <div className={styles.body}>
            <ArticleText blocks={body} views={views} />
          </div>
          {beside}
        </div>
      )}
    </>
  );
}

/** A section from edge to edge of the window, its columns beside each other where there is room. */
const Section = ({ views, ...section }: ArticleSection & { views: Views }) => (
  <div className={ground[section.kind]}>
    <div
      className={
        section.columns[0]?.every(({ type }) => type === 'heading')
          ? columnStyles.headingBeside
          : columnStyles.section
      }
    >
      {section.columns.map((column, index) => (
        <div key={index}>
          <ArticleText blocks={column} views={views} />
        </div>
      ))}
    </div>
  </div>
);

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
    <section className={styles.besideLead}>
      <h2 id={id}>{heading}</h2>
      <ArticleText blocks={body} />
    </section>
  );
}

/** Links to the sections of a long page: open beside the text or below its lead, closed on a small screen. */
function Contents({ entries, isBeside }: { entries: ContentsEntry[]; isBeside: boolean }) {
  const label = useIntl().formatMessage({ id: 'article.contents' });
  return (
    <nav aria-label={label} className={styles.contents[isBeside ? 'beside' : 'below']}>
      {/* The navigation has this name already. */}
      <p aria-hidden="true" className={styles.contentsLabel}>
        {label}
      </p>
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
