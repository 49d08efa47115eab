'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { warnDeveloper } from '../../internal/warning.ts';
import type { Label } from '../field/index.ts';
import * as styles from './VisuallyHidden.css.ts';

export type VisuallyHiddenProps = RootProps & {
  /** Text only: nothing that can take focus. */
  children: Label;
  /** The element: span within a sentence, the others on their own. Default 'span'. */
  as?: 'span' | 'p' | 'div' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | undefined;
  /** Language of the text, when it is not that of the page. */
  lang?: string | undefined;
};

const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]';

/** Text for screen readers that is not shown. Use it rarely: what helps one reader mostly helps all. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  const { children, as: Element = 'span', ref, className, ...root } = props;
  const elementRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(elementRef, ref);
  useFocusableCheck(elementRef);
  return (
    <Element
      {...root}
      ref={mergedRef}
      data-component="visually-hidden"
      className={joinClassNames(styles.root, className)}
    >
      {Element === 'span' ? <PaddedText>{children}</PaddedText> : children}
    </Element>
  );
}

/** Warns a developer of an element that can take focus. */
function useFocusableCheck(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!ref.current?.querySelector(focusable)) return;
    warnDeveloper('VisuallyHidden', {
      what: 'it contains an element that can take focus.',
      why: 'People who use a keyboard cannot see where focus is.',
      todo: 'Make the element visible, or use SkipLink, which is visible while it has focus.',
    });
  });
}

/** Text with a space before and after it, or it would run into that beside it (Orca 43 with Chromium 156). */
function PaddedText({ children }: { children: Label }) {
  if (typeof children === 'string') return ` ${children.trim()} `;
  return <> {children} </>;
}
