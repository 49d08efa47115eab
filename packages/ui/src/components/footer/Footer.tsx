import { type ReactNode, useId } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { Label, HeadingLevel } from '../field/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './Footer.css.ts';

/** A way to reach a person. */
export type FooterHelpWay = {
  /** Such as 'By phone'. */
  term: Label;
  /** The way itself, such as a link `tel:`; hours and languages too. */
  content: ReactNode;
};

export type HelpWaysProps = RootProps<HTMLDivElement> & {
  ways: readonly FooterHelpWay[];
  /** What everybody should know, such as what to do in an emergency. Default: none. */
  note?: ReactNode;
};

/** How to reach a person, phone first: in the footer of every page, and wherever a page or a dialog repeats it. */
export function HelpWays({ ways, note, className, ...root }: HelpWaysProps) {
  return (
    <div {...root} data-component="help-ways" className={joinClassNames(styles.help, className)}>
      <dl className={styles.ways}>
        {ways.map(({ term, content }, index) => (
          <div key={index} data-part="way">
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.way}>{content}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <div data-part="note" className={styles.note}>
          {note}
        </div>
      )}
    </div>
  );
}

export type FooterLink = {
  label: Label;
  href: string;
  /** Language of the label and of the page it leads to, when it is not that of this page. */
  lang?: string | undefined;
};

/** Links under a heading. */
export type FooterColumn = { heading: Label; links: readonly FooterLink[] };

export type FooterProps = RootProps & {
  /** Names the help, as its heading. */
  helpHeading: Label;
  /** Id of that heading, for links that lead to the help. Default: one of its own. */
  helpId?: string | undefined;
  /** Ways to reach a person; on every page the same, in the same order. None on a page that shows them elsewhere. */
  helpWays: readonly FooterHelpWay[];
  /** What everybody should know, after the ways to get help, such as what to do in an emergency. Default: none. */
  helpNote?: ReactNode;
  /** Names the links. */
  linksLabel: string;
  columns: readonly FooterColumn[];
  /** At the very end, such as who is responsible. Default: none. */
  children?: ReactNode;
  /** Level of the headings. Default 2. */
  headingLevel?: HeadingLevel | undefined;
};

/** The end of every page: help from a person first, then links. */
export function Footer(props: FooterProps) {
  const {
    helpHeading,
    helpId,
    helpWays,
    helpNote,
    linksLabel,
    columns,
    children,
    headingLevel = 2,
    className,
    ...root
  } = props;
  const id = useId();
  const helpHeadingId = helpId ?? `${id}-help`;
  const Heading = `h${headingLevel}` as const;
  const filled = columns.filter(({ links }) => links.length > 0);
  warnEmptyName('Footer', 'helpHeading', helpHeading);
  warnEmptyName('Footer', 'linksLabel', linksLabel);
  return (
    <footer {...root} data-component="footer" className={joinClassNames(styles.root, className)}>
      {helpWays.length > 0 && (
        <section
          aria-labelledby={helpHeadingId}
          data-part="help"
          data-longcovid-scheme="dark"
          className={styles.act}
        >
          <div className={styles.inner}>
            <Heading id={helpHeadingId} className={styles.heading}>
              {helpHeading}
            </Heading>
            <HelpWays ways={helpWays} note={helpNote} />
          </div>
        </section>
      )}
      <div className={styles.inner}>
        {filled.length > 0 && (
          <nav aria-label={linksLabel} data-part="links" className={styles.columns}>
            {filled.map(({ heading, links }, index) => (
              <div key={index} data-part="column">
                <Heading id={`${id}-${index}`} className={styles.columnHeading}>
                  {heading}
                </Heading>
                {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
                <ul role="list" aria-labelledby={`${id}-${index}`} className={styles.links}>
                  {links.map(({ label, href, lang }) => (
                    <li key={href}>
                      <Link href={href} lang={lang} hrefLang={lang} variant="standalone">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        {children && (
          <div data-part="end" className={styles.end}>
            {children}
          </div>
        )}
      </div>
    </footer>
  );
}
