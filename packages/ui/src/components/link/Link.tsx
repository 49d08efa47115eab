import type { ComponentProps } from 'react';
import type { Label } from '../field/index.ts';
import * as styles from './Link.css.ts';
import { knownLocale } from '../../i18n/known-locale.ts';
import { type LinkLocale, linkMessages } from './Link.messages.ts';

type NativeLinkProps = Omit<
  ComponentProps<'a'>,
  'children' | 'className' | 'style' | 'target' | 'rel' | 'role' | 'href'
>;

export type LinkProps = NativeLinkProps & {
  /** Address. Without one there is no link, so it is required. */
  href: string;
  /** Names the link by where it leads; understood without the sentence around it. */
  children: Label;
  /**
   * inline: in a sentence · standalone: on a line of its own · primary, secondary: looks like a button, for
   * the next step of a task. Default 'inline'.
   */
  variant?: 'inline' | 'standalone' | 'primary' | 'secondary' | undefined;
  /** Opens in a new window, and says so in words. Only where leaving would lose something. Default false. */
  newWindow?: boolean | undefined;
  /** Language of the words the link brings along. Default 'en'. */
  locale?: LinkLocale | undefined;
  /** Replaces the words of a new window: '(opens in a new window)', '(se abre en una ventana nueva)'. */
  newWindowNote?: string | undefined;
};

/** A native link. Props of the native element pass through, except those that would change its look or role. */
export function Link(props: LinkProps) {
  const { variant = 'inline', newWindow, newWindowNote, children, lang, locale: given, ...native } = props;
  const locale = knownLocale('Link', given);
  const note = ` ${newWindowNote ?? linkMessages[locale].newWindow}`;
  return (
    <a
      {...native}
      lang={lang}
      target={newWindow ? '_blank' : undefined}
      rel={newWindow ? 'noopener' : undefined}
      data-component="link"
      data-variant={variant}
      className={styles.link[variant]}
    >
      {children}
      {newWindow && (
        // The words are in the page's language, also when the link's own words are in another.
        <span data-part="new-window" lang={lang === undefined ? undefined : locale}>
          {note}
        </span>
      )}
    </a>
  );
}
