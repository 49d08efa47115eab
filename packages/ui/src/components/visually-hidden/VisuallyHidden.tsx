'use client';
import { useEffect, useRef } from 'react';
import { warnDeveloper } from '../../internal/warning.ts';
import type { Label } from '../field/index.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = {
  /** Words only: nothing that can take focus. */
  children: Label;
  /** The element: span within a sentence, the others on their own. Default 'span'. */
  as?: 'span' | 'p' | 'div' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined;
  /** Language of the words, when it is not that of the page. */
  lang?: string | undefined;
  id?: string | undefined;
};

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Words that are heard and not seen. Use it rarely: what helps one reader mostly helps all. */
export function VisuallyHidden({ children, as: Element = 'span', lang, id }: VisuallyHiddenProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!element.current?.querySelector(focusable)) return;
    warnDeveloper('VisuallyHidden', {
      what: 'there is something in it that can take focus.',
      why: 'People who use a keyboard lose sight of where they are.',
      todo: 'Show it, or use SkipLink, which is seen while it has focus.',
    });
  });
  return (
    <Element
      ref={(found: HTMLElement | null) => {
        element.current = found;
      }}
      id={id}
      lang={lang}
      data-component="visually-hidden"
      className={styles.root}
    >
      {Element === 'span' ? <PaddedText>{children}</PaddedText> : children}
    </Element>
  );
}

/** Words with a space before and after them, or they would run into those beside them (Orca 43 with Chromium 156). */
function PaddedText({ children }: { children: Label }) {
  if (typeof children === 'string') return ` ${children.trim()} `;
  return <> {children} </>;
}
