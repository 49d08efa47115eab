'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { Message } from '../../i18n/Message.tsx';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useControllableState } from '../../internal/useControllableState.ts';
import { useDuplicateIdCheck } from '../../internal/useDuplicateIdCheck.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import { LiveRegion } from '../announcer/index.ts';
import { Button } from '../button/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { isBackdropEvent, onOpenRequest } from './modal.ts';
import { type DialogRole, type ElementRef, useModal } from './useModal.ts';
import * as styles from './Dialog.css.ts';
import { type DialogMessages, dialogMessages } from './Dialog.messages.ts';

/**
 * Why a dialog opened or closed.
 * trigger-press: a DialogTrigger opened it · close-press: the close button · escape-key: Escape, or the back gesture ·
 * outside-press: a press beside it · imperative-action: code closed it · hydration: closed before hydration.
 */
export type DialogReason =
  'trigger-press' | 'close-press' | 'escape-key' | 'outside-press' | 'imperative-action' | 'hydration';

/** @param details `event` is the browser's own; undefined at hydration. */
type OnOpenChange = (isOpen: boolean, details: { reason: DialogReason; event: Event | undefined }) => void;

type Dismiss = {
  requestClose: (reason: DialogReason, event: Event) => void;
  /** Called after the element was closed without being asked. */
  onClosed: () => void;
};

/**
 * The handlers of a `dialog` that ask to close it by Escape and by a press beside it, and report when the browser or
 * code has closed it. Events of elements inside are ignored, such as `cancel` of a file input.
 */
function useDismiss(isOpen: boolean, { requestClose, onClosed }: Dismiss) {
  const startedOnBackdrop = useRef(false);
  const isForced = useRef(false);
  return {
    onKeyDown(event: KeyboardEvent) {
      // The Escape that ends a composition; `cancel` would not tell.
      if (event.key === 'Escape' && isUsedKey(event.nativeEvent)) event.preventDefault();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      // A browser may insist on closing; it is then reported when it has closed.
      if (event.nativeEvent.cancelable) requestClose('escape-key', event.nativeEvent);
      else isForced.current = true;
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      if (isOpen && !event.currentTarget.open) {
        requestClose(isForced.current ? 'escape-key' : 'imperative-action', event.nativeEvent);
        onClosed();
      }
      isForced.current = false;
    },
    onPointerDown(event: PointerEvent<HTMLDialogElement>) {
      startedOnBackdrop.current = isBackdropEvent(event, event.currentTarget);
    },
    // Pressed and released beside it: a selection of text that ends outside closes nothing.
    onClick(event: MouseEvent<HTMLDialogElement>) {
      if (startedOnBackdrop.current && isBackdropEvent(event, event.currentTarget))
        requestClose('outside-press', event.nativeEvent);
    },
  };
}

type OwnedAttributes = 'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-modal';

/** `id` is what a DialogTrigger calls it by. */
export type DialogProps = RootProps<HTMLDialogElement, OwnedAttributes> & {
  /** Names the dialog, and is its heading. */
  title: Label;
  children: ReactNode;
  /** What stays in view beside the close button, such as a StepIndicator. Default: none. */
  header?: ReactNode;
  /**
   * What stays in view below the content: a ButtonGroup of the buttons that end the dialog. On a narrow or low screen
   * header and footer scroll with the content. Default: none.
   */
  footer?: ReactNode;
  /** Whether it is open, when controlled. Set it to what `onOpenChange` reports. */
  isOpen?: boolean | undefined;
  /** Whether it is open initially, when uncontrolled, as a DialogTrigger needs it. Default: false. */
  defaultOpen?: boolean | undefined;
  /** Called after a person, the browser or code asked to open or close it. */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * alertdialog: a question to be answered before anything else, such as whether to delete. Its content is then its
   * description, and focus begins at `leastDestructiveRef`. Default 'dialog'.
   */
  role?: DialogRole | undefined;
  /**
   * Where focus begins: an element that can be focused, or a form (or an element around fields), which means its
   * error summary, else its first field. Default: the title, so that long text is read from its beginning.
   */
  initialFocusRef?: ElementRef;
  /** For an alertdialog: the button that changes nothing, where focus begins. Default: the close button. */
  leastDestructiveRef?: ElementRef;
  /** Takes focus on closing when what opened the dialog is gone. Default: `main`. */
  returnFocusRef?: ElementRef;
  /** Level of the title. Default 2. */
  headingLevel?: HeadingLevel | undefined;
  /** Replaces the text of the close button: 'Close', 'Cerrar'. */
  messages?: Partial<DialogMessages> | undefined;
};

/**
 * A native modal dialog. Its content stays on the page while it is closed, so what was typed is kept; do not
 * render it where it should start empty. Escape, the close button and a press beside it always ask to close it.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    header,
    footer,
    isOpen: given,
    defaultOpen = false,
    onOpenChange,
    role = 'dialog',
    initialFocusRef,
    leastDestructiveRef,
    returnFocusRef,
    headingLevel = 2,
    messages: givenMessages,
    ref,
    className,
    ...root
  } = props;
  warnEmptyName('Dialog', 'title', title);
  const { messages, getLang } = useMessages('Dialog', dialogMessages, givenMessages);
  const ownId = useId();
  const id = root.id ?? ownId;
  useDuplicateIdCheck('Dialog', [id]);
  const dialog = useRef<HTMLDialogElement>(null);
  const slot = useRef<HTMLDivElement>(null);
  const trigger = useRef<Element>(null);
  const [isOpen, setOwnOpen] = useControllableState(given, defaultOpen);
  const [initialOpen] = useState(isOpen);
  const Heading = `h${headingLevel}` as const;
  const change = (next: boolean, reason: DialogReason, event: Event | undefined) => {
    setOwnOpen(next);
    onOpenChange?.(next, { reason, event });
  };

  const mergedRef = useMergedRefs(dialog, ref);
  const showAgain = useModal({
    dialog,
    slot,
    trigger,
    isOpen,
    initialFocus: { role, initialFocusRef, leastDestructiveRef },
    returnFocusRef,
    onClosedBeforeHydration: () => change(false, 'hydration', undefined),
  });
  const dismissHandlers = useDismiss(isOpen, {
    requestClose: (reason, event) => change(false, reason, event),
    onClosed: showAgain,
  });
  const openFor = useEffectEvent((pressed: Element, event: Event) => {
    trigger.current = pressed;
    change(true, 'trigger-press', event);
  });
  useEffect(() => {
    if (dialog.current) return onOpenRequest(dialog.current, (pressed, event) => openFor(pressed, event));
  }, []);

  return (
    <dialog
      {...root}
      ref={mergedRef}
      id={id}
      open={initialOpen}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-content` : undefined}
      data-component="dialog"
      className={joinClassNames(styles.root, className)}
      // The reader may have closed it before hydration, when the server had printed it open.
      suppressHydrationWarning
      {...dismissHandlers}
    >
      <div data-part="bar" className={styles.bar}>
        {/* A form, so that it closes before script too. */}
        <form
          method="dialog"
          className={styles.close}
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            change(false, 'close-press', event.nativeEvent);
          }}
        >
          <Button type="submit" data-part="close">
            <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="3" />
            </svg>
            <Message lang={getLang('close')}>{messages.close}</Message>
          </Button>
        </form>
        {header && (
          <div data-part="header" className={styles.header}>
            {header}
          </div>
        )}
      </div>
      <div className={styles.body}>
        <Heading id={`${id}-title`} tabIndex={-1} data-part="title" className={styles.title}>
          {title}
        </Heading>
        <div id={`${id}-content`} data-part="content">
          {children}
        </div>
      </div>
      {footer && (
        <div data-part="footer" className={styles.footer}>
          {footer}
        </div>
      )}
      <div ref={slot} data-part="overlays" />
      {isOpen && <LiveRegion />}
    </dialog>
  );
}
