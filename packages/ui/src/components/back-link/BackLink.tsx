'use client';
import type { ComponentProps } from 'react';
import { useMessages } from '../../i18n/useMessages.ts';
import { Anchor } from '../../internal/Anchor.tsx';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { Label } from '../field/index.ts';
import * as styles from './BackLink.css.ts';
import { type BackLinkMessages, backLinkMessages } from './BackLink.messages.ts';

export type BackLinkProps = Omit<ComponentProps<'a'>, 'children' | 'target' | 'rel' | 'role' | 'href'> &
  RootProps<HTMLAnchorElement> & {
    /** URL of the previous step: it works without script, in a new tab, and when there is no history. */
    href: string;
    /** Names the link. Default: 'Back', 'Volver'. */
    children?: Label | undefined;
    /** Replaces the default name. */
    messages?: Partial<BackLinkMessages> | undefined;
  };

/** A native link to the previous step of a task, at the top of the page. */
export function BackLink({ children, messages: given, lang, className, ...native }: BackLinkProps) {
  const { messages, getLang } = useMessages<BackLinkMessages>('BackLink', backLinkMessages, given);
  if (children !== undefined) warnEmptyName('BackLink', 'children', children);
  return (
    <Anchor
      {...native}
      lang={lang ?? (children === undefined ? getLang('back') : undefined)}
      data-component="back-link"
      className={joinClassNames(styles.root, className)}
    >
      <svg
        viewBox="0 0 24 24"
        className={styles.arrow}
        aria-hidden="true"
        focusable="false"
        data-part="arrow"
      >
        <path
          d="M11 5l-7 7 7 7M4.5 12H20"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span data-part="text" className={styles.text}>
        {children ?? messages.back}
      </span>
    </Anchor>
  );
}
