'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { Label } from '../field/index.ts';
import * as styles from './Toggletip.css.ts';
import { type ToggletipMessages, toggletipMessages } from './Toggletip.messages.ts';

export type ToggletipProps = RootProps<HTMLSpanElement> & {
  /** Visible text of the button: the term that is explained, or a question such as 'Why do we ask?'. */
  label: Label;
  /** The explanation, in one to three sentences: text and links, no paragraphs or lists. */
  children: ReactNode;
  /** Replaces the text of the icon, 'explanation'. */
  messages?: Partial<ToggletipMessages> | undefined;
};

/** A term in running text, and at a press a short explanation of it. Opens and closes without script. */
export function Toggletip({ label, children, messages: given, className, ...root }: ToggletipProps) {
  const { messages, getLang } = useMessages('Toggletip', toggletipMessages, given);
  const id = useId();
  const explanation = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // Paper has every explanation in its place in the text; an open one would cover some of it.
    const close = () => explanation.current?.hidePopover();
    addEventListener('beforeprint', close);
    return () => removeEventListener('beforeprint', close);
  }, []);
  warnEmptyName('Toggletip', 'label', label);
  return (
    <span {...root} data-component="toggletip" className={joinClassNames(styles.root, className)}>
      {/* The browser sets its state: expanded, or not. */}
      <button type="button" popoverTarget={id} data-part="trigger" className={styles.trigger}>
        <span data-part="label">{label}</span>
        <svg
          role="img"
          lang={getLang('explanation')}
          aria-label={messages.explanation}
          viewBox="0 0 24 24"
          data-part="icon"
          className={styles.icon}
        >
          <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
          <circle cx="12" cy="7.25" r="1.5" fill="currentColor" />
          <path d="M12 11v6.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
        </svg>
      </button>
      <span ref={explanation} id={id} popover="auto" data-part="explanation" className={styles.explanation}>
        {children}
      </span>
    </span>
  );
}
