import type { ReactNode } from 'react';
import type { HeadingLevel, Label } from '../field/index.ts';
import * as styles from './Notice.css.ts';
import { resolveMessages } from '../../i18n/resolve-messages.ts';
import { type NoticeLocale, noticeMessages } from './Notice.messages.ts';
import { NoticeIcon } from './NoticeIcon.tsx';

export type NoticeProps = {
  /** info: good to know · success: it worked · danger: it failed, or harm is possible. */
  tone: 'info' | 'success' | 'danger';
  /** What it is about, in a few words. */
  title?: Label | undefined;
  /** Level of the title, when it is a heading of its page. Default: the title is plain strong text. */
  headingLevel?: HeadingLevel | undefined;
  /**
   * polite: announced when its words change; keep it on the page from the start and give it words later.
   * Default 'off'.
   */
  live?: 'polite' | 'off' | undefined;
  id?: string | undefined;
  /** Language of the words the notice brings along. Default 'en'. */
  locale?: NoticeLocale | undefined;
  /** Replaces what the icon says: 'Information', 'Success', 'Important', or the same in Spanish. */
  iconLabel?: string | undefined;
  /** The message. With neither message nor title nothing is seen. */
  children?: ReactNode;
};

/** A message set apart by an icon, an edge and a tint, never by colour alone. */
export function Notice(props: NoticeProps) {
  const { tone, title, headingLevel, live = 'off', id, locale, iconLabel, children } = props;
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const hasTitle = title !== undefined && title !== '';
  const hasWords =
    hasTitle || (children !== undefined && children !== null && children !== false && children !== '');
  return (
    <div id={id} data-component="notice" data-tone={tone} role={live === 'polite' ? 'status' : undefined}>
      {hasWords && (
        <div data-part="box" className={styles.box[tone]}>
          <NoticeIcon
            tone={tone}
            label={iconLabel ?? resolveMessages(noticeMessages, locale, 'Notice')[tone]}
          />
          <div data-part="words" className={styles.text}>
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
