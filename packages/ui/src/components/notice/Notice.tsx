'use client';
import type { ReactNode } from 'react';
import type { HeadingLevel, Label } from '../field/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import * as styles from './Notice.css.ts';
import { type NoticeMessages, noticeMessages } from './Notice.messages.ts';
import { NoticeIcon } from './NoticeIcon.tsx';

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
