'use client';
import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { LiveRegion } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { type DialogReason, useDismiss } from './useDismiss.ts';
import type { DialogKind, MaybeElement } from './dialog-focus.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import * as styles from './Dialog.css.ts';
import { resolveMessages } from '../../i18n/resolve-messages.ts';
import { type DialogLocale, dialogMessages } from './Dialog.messages.ts';
import { onOpenRequest } from './open-request-event.ts';
import { useModal } from './useModal.ts';

export type DialogProps = {
  /** Names the dialog, and is its heading. */
  title: Label;
  children: ReactNode;
  /** Whether it is open. Set it to what `onOpenChange` says. */
  isOpen: boolean;
  onOpenChange: (open: boolean, detail: { reason: DialogReason }) => void;
  /**
   * Where focus goes at first. reading: the title, so that long text is read from its beginning · form: the error
   * summary or the first field · decision: the least harmful button. Default 'reading'.
   */
  kind?: DialogKind | undefined;
  /** For a decision: the button that changes nothing. Default: the close button. */
  leastHarmfulRef?: MaybeElement;
  /** Takes focus on closing when what opened the dialog is gone. Default: `main`. */
  fallbackRef?: MaybeElement;
  /** Level of the title. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces the words of the close button: 'Close', 'Cerrar'. */
  closeLabel?: Label | undefined;
  /** Language of the words the dialog brings along, and of announcements in it. Default: 'en', and the page's. */
  locale?: DialogLocale | undefined;
  /** What a DialogTrigger calls it by. */
  id?: string | undefined;
  ref?: Ref<HTMLDialogElement> | undefined;
};

/**
 * A native modal dialog. Its content stays on the page while it is closed, so what was typed is kept; leave it out
 * yourself where it should begin anew. Escape, the close button and a press beside it always ask to close it.
 */
export function Dialog(props: DialogProps) {
  const { title, children, isOpen, onOpenChange, kind = 'reading', headingLevel = 2, locale, ref } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const [openAtFirst] = useState(isOpen);
  const Heading = `h${headingLevel}` as const;
  const requestClose = (reason: DialogReason) => onOpenChange(false, { reason });
  const closing = useDismiss(isOpen, requestClose);

  const mergedRef = useMergedRefs(dialog, ref);
  useModal({
    dialog,
    slot,
    opener,
    isOpen,
    kind,
    leastHarmful: props.leastHarmfulRef,
    fallback: props.fallbackRef,
    onClosedBeforeScript: () => requestClose('close-button'),
  });
  useEffect(() => {
    if (!dialog.current) return;
    return onOpenRequest(dialog.current, (pressed) => {
      opener.current = pressed;
      onOpenChange(true, { reason: 'opener' });
    });
  }, [onOpenChange]);

  return (
    <dialog
      ref={mergedRef}
      id={id}
      open={openAtFirst}
      aria-labelledby={`${id}-title`}
      aria-describedby={kind === 'decision' ? `${id}-content` : undefined}
      data-component="dialog"
      data-kind={kind}
      className={styles.root}
      // The reader may have closed it before script, when the server had printed it open.
      suppressHydrationWarning
      {...closing}
    >
      {/* A form, so that it closes before script too. */}
      <form
        method="dialog"
        data-part="bar"
        className={styles.bar}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          requestClose('close-button');
        }}
      >
        <Button type="submit" data-part="close">
          <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
            <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="3" />
          </svg>
          {props.closeLabel ?? resolveMessages(dialogMessages, locale, 'Dialog').close}
        </Button>
      </form>
      <div className={styles.body}>
        <Heading id={`${id}-title`} tabIndex={-1} data-part="title" className={styles.title}>
          {title}
        </Heading>
        <div id={`${id}-content`} data-part="content">
          {children}
        </div>
      </div>
      <div ref={slot} data-part="overlays" />
      {isOpen && <LiveRegion lang={locale} />}
    </dialog>
  );
}
