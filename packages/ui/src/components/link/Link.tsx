'use client';
import type { ComponentType, ReactNode, ComponentProps } from 'react';
import { AnchorContext, type AnchorProps, Anchor } from '../../internal/Anchor.tsx';
import { useLocale } from '../../i18n/locale-context.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useNameCheck } from '../../internal/useNameCheck.ts';
import type { Label } from '../field/index.ts';
import * as styles from './Link.css.ts';
import { type LinkMessages, linkMessages } from './Link.messages.ts';

export type LinkProviderProps = {
  /**
   * The router's link as a component with the props of `a`, which it must pass on, also `ref` and `onClick`. Declare it
   * outside of the component that renders the provider: a new one at each render would lose the focus.
   */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
};

/**
 * Hands the links of all components below to a router, so that it shows its pages without loading a document. Links
 * to other sites, places on the page, downloads and new windows, and those of LanguageSwitch, stay with the browser.
 */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

type NativeLinkProps = Omit<ComponentProps<'a'>, 'children' | 'target' | 'rel' | 'role' | 'href'>;

export type LinkProps = NativeLinkProps &
  RootProps<HTMLAnchorElement> & {
    /** URL. Without one there is no link, so it is required. */
    href: string;
    /** Names the link by where it leads; understood without the sentence around it. */
    children: Label;
    /**
     * inline: in a sentence · standalone: on a line of its own · primary, secondary: looks like a button, for
     * the next step of a task. Default 'inline'.
     */
    variant?: 'inline' | 'standalone' | 'primary' | 'secondary' | undefined;
    /** Opens a new window, which its name announces. Only where leaving would lose something. Default false. */
    isNewWindow?: boolean | undefined;
    /** Replaces the note about a new window: '(opens in a new window)', '(se abre en una ventana nueva)'. */
    messages?: Partial<LinkMessages> | undefined;
  };

/** A native link. Attributes of the native element pass through, except those that would change what it is. */
export function Link(props: LinkProps) {
  const {
    variant = 'inline',
    isNewWindow,
    messages: givenMessages,
    children,
    lang,
    className,
    ...native
  } = props;
  const { language } = useLocale();
  const { messages, getLang } = useMessages('Link', linkMessages, givenMessages);
  const note = ` ${messages.newWindow}`;
  useNameCheck();
  return (
    <Anchor
      {...native}
      lang={lang}
      target={isNewWindow ? '_blank' : undefined}
      rel={isNewWindow ? 'noopener' : undefined}
      data-component="link"
      data-variant={variant}
      className={joinClassNames(styles.link[variant], className)}
    >
      {children}
      {isNewWindow && (
        // The note is in the page's language, also when the link's own text is in another.
        <span
          data-part="new-window"
          lang={getLang('newWindow') ?? (lang === undefined ? undefined : language)}
        >
          {note}
        </span>
      )}
    </Anchor>
  );
}
