'use client';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { Link } from '../link/index.ts';
import * as styles from './Card.css.ts';

export type CardProps = RootProps<HTMLDivElement> & {
  /** Names the card and its one link, by where that leads. */
  title: Label;
  href: string;
  /** Level of the title's heading. */
  headingLevel: Exclude<HeadingLevel, 1>;
  /** A short text about it; no links or buttons. Default: none. */
  children?: ReactNode;
  /** Such as a date or a kind, in small letters under the title. Default: none. */
  meta?: Label | undefined;
  /** A picture above the text; give it an empty alternative text when it only decorates. Default: none. */
  picture?: ReactNode;
  /** Language of the page that it leads to, when it is not that of this page. */
  hrefLang?: string | undefined;
};

const controls = 'a, button, input, select, textarea, summary, label';

/** Whether a press is meant for the card: not for a control in it, and not the end of selecting text. */
function isForCard(event: MouseEvent): boolean {
  if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(controls))
    return false;
  return getSelection()?.toString() === '';
}

/**
 * A picture, a title and a short text that lead to one page. The title is the only link; a press anywhere on the card
 * follows it, and the text can still be selected and copied.
 */
export function Card(props: CardProps) {
  const { title, href, headingLevel, children, meta, picture, hrefLang, className, ...root } = props;
  const link = useRef<HTMLAnchorElement>(null);
  const Heading = `h${headingLevel}` as const;
  warnEmptyName('Card', 'title', title);
  // The same press on the link itself, with the same keys held, so that routers and new windows work as usual.
  const follow = (event: MouseEvent) => {
    if (!isForCard(event)) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    link.current?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
  };
  return (
    // The link is the control; this only makes a larger target for hands.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
    <div {...root} data-component="card" className={joinClassNames(styles.root, className)} onClick={follow}>
      {picture && (
        <div data-part="picture" className={styles.picture}>
          {picture}
        </div>
      )}
      <div data-part="text" className={styles.text}>
        <Heading data-part="title" className={styles.title}>
          <Link ref={link} href={href} hrefLang={hrefLang}>
            {title}
          </Link>
        </Heading>
        {meta !== undefined && (
          <p data-part="meta" className={styles.meta}>
            {meta}
          </p>
        )}
        {children && (
          <div data-part="content" className={styles.content}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
