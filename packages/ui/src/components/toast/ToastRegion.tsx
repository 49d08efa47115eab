'use client';
import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../button/index.ts';
import { allowInModal } from '../dialog/useModal.ts';
import { Disclosure } from '../disclosure/index.ts';
import { Message } from '../../i18n/Message.tsx';
import { type ResolvedMessages, useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import {
  dismissToast,
  pauseToast,
  noToasts,
  resumeToast,
  subscribe,
  type Toast,
  toastsNow,
} from './messages-store.ts';
import * as styles from './Toast.css.ts';
import { type ToastRegionMessages, toastRegionMessages } from './ToastRegion.messages.ts';

export type ToastRegionProps = RootProps<HTMLElement, 'aria-label' | 'aria-labelledby' | 'aria-live'> & {
  /** Replaces text of the region: 'Messages', 'Close', 'Past messages'. */
  messages?: Partial<ToastRegionMessages> | undefined;
};

const closeButtons = (region: Element | null) => [
  ...(region?.querySelectorAll<HTMLElement>('[data-part="dismiss"]') ?? []),
];

/** After a message has gone, focus goes to the next one, or to the past ones, of which it is now one. */
function keepFocus(region: HTMLElement, index: number): void {
  const buttons = closeButtons(region);
  const target = buttons[Math.min(index, buttons.length - 1)] ?? region.querySelector('summary');
  target?.focus();
}

/**
 * The region of messages of a page: current ones at the edge of the screen, past ones in the place of the
 * region. Render it once, with an Announcer. It goes into an open Dialog, so that messages can be used there too.
 */
export function ToastRegion(props: ToastRegionProps) {
  const { messages: givenMessages, ref, className, ...root } = props;
  const { messages, getLang } = useMessages('ToastRegion', toastRegionMessages, givenMessages);
  const region = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(region, ref);
  const { shown, past } = useSyncExternalStore(subscribe, toastsNow, noToasts);
  useLayoutEffect(() => (region.current ? allowInModal(region.current) : undefined), []);

  // At the next frame, when React has put the message among the past ones.
  const dismiss = (toast: Toast) => {
    const index = shown.indexOf(toast);
    dismissToast(toast.id);
    requestAnimationFrame(() => {
      if (region.current) keepFocus(region.current, index);
    });
  };

  return (
    <section
      {...root}
      ref={mergedRef}
      aria-label={messages.label}
      data-component="toast"
      className={joinClassNames(styles.root, className)}
    >
      {shown.length > 0 && (
        // eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11
        <ol role="list" data-part="shown" className={styles.shown}>
          {shown.map((toast) => (
            <ShownToast key={toast.id} toast={toast} onDismiss={dismiss} {...{ messages, getLang }} />
          ))}
        </ol>
      )}
      {past.length > 0 && (
        <Disclosure summary={<Message lang={getLang('past')}>{messages.past(past.length)}</Message>}>
          {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
          <ol role="list" data-part="past" className={styles.past}>
            {past.map((toast) => (
              <li key={toast.id} lang={toast.lang}>
                {toast.message}
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </section>
  );
}

type ShownToastProps = ResolvedMessages<ToastRegionMessages> & {
  toast: Toast;
  onDismiss: (toast: Toast) => void;
};

function ShownToast({ toast, messages, getLang, onDismiss }: ShownToastProps) {
  const id = useId();
  const { message, lang, action } = toast;
  return (
    // It only waits while someone is at it; what can be done, the buttons do.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <li
      data-part="toast"
      className={styles.toast}
      onPointerEnter={() => pauseToast(toast.id, 'pointer')}
      onPointerLeave={() => resumeToast(toast.id, 'pointer')}
      onFocus={() => pauseToast(toast.id, 'focus')}
      onBlur={() => resumeToast(toast.id, 'focus')}
    >
      <p id={id} lang={lang} data-part="message" className={styles.message}>
        {message}
      </p>
      <div className={styles.buttons}>
        {action && (
          <Button
            aria-describedby={id}
            lang={lang}
            onClick={() => {
              action.onPress();
              onDismiss(toast);
            }}
          >
            {action.label}
          </Button>
        )}
        <Button
          lang={getLang('dismiss')}
          aria-describedby={id}
          data-part="dismiss"
          onClick={() => onDismiss(toast)}
        >
          {messages.dismiss}
        </Button>
      </div>
    </li>
  );
}
