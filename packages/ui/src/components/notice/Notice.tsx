'use client';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import * as styles from './Notice.css.ts';
import { type NoticeMessages, noticeMessages } from './Notice.messages.ts';

const shapes = {
  info: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="7.25" r="1.5" fill="currentColor" />
      <path d="M12 11v6.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </>
  ),
  success: (
    <>
      <circle cx="12" cy="12" r="10" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="m7 12.5 3.5 3.5L17 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  danger: (
    <>
      <path
        d="M12 2.5 22.5 21h-21Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12 9v5.5" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="12" cy="17.75" r="1.4" fill="currentColor" />
    </>
  ),
};

type NoticeIconProps = { tone: keyof typeof shapes; label: string; lang: string | undefined };

/** A shape of its own for each tone, so that color is never the only difference. */
function NoticeIcon({ tone, label, lang }: NoticeIconProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      lang={lang}
      viewBox="0 0 24 24"
      data-part="icon"
      className={styles.icon[tone]}
    >
      {shapes[tone]}
    </svg>
  );
}

export type NoticeProps = RootProps<HTMLDivElement, 'aria-live'> & {
  /** info: information · success: an action succeeded · danger: it failed, or harm is possible. */
  tone: 'info' | 'success' | 'danger';
  /** What it is about, in a few words. */
  title?: Label | undefined;
  /** Level of the title, when it is a heading of its page. Default: the title is bold text. */
  headingLevel?: HeadingLevel | undefined;
  /**
   * polite: announced when its content changes; render it from the start and add the content later.
   * Default 'off'.
   */
  live?: 'polite' | 'off' | undefined;
  /** Replaces the text of the icon: 'Information', 'Success', 'Important', or the same in Spanish. */
  messages?: Partial<NoticeMessages> | undefined;
  /** The message. With neither message nor title nothing is visible. */
  children?: ReactNode;
};

/** A message set apart by an icon, a border and a tint, never by color alone. */
export function Notice(props: NoticeProps) {
  const { tone, title, headingLevel, live = 'off', messages: given, children, ...root } = props;
  const { messages, getLang } = useMessages<NoticeMessages>('Notice', noticeMessages, given);
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const hasTitle = title !== undefined && title !== '';
  // A live notice may wait for its title.
  if (live === 'off' && title !== undefined) warnEmptyName('Notice', 'title', title);
  const hasContent =
    hasTitle || (children !== undefined && children !== null && children !== false && children !== '');
  return (
    <div {...root} data-component="notice" data-tone={tone} role={live === 'polite' ? 'status' : undefined}>
      {hasContent && (
        <div data-part="box" className={styles.box[tone]}>
          <NoticeIcon tone={tone} label={messages[tone]} lang={getLang(tone)} />
          <div data-part="text" className={styles.text}>
            {hasTitle && (
              <Title data-part="title" className={styles.title}>
                {title}
              </Title>
            )}
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
