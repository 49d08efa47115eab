'use client';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import * as styles from './HeaderNavigation.css.ts';
import { connectMenus } from './HeaderNavigation.menus.ts';

/**
 * A page; `current` when it is the one being read, 'section' when that page is below it and has no link here
 * here.
 */
export type NavigationLink = { label: ReactNode; href: string; current?: boolean | 'section' };
/** Pages under one label. */
export type NavigationGroup = { label: ReactNode; links: readonly NavigationLink[] };
export type NavigationItem = NavigationLink | NavigationGroup;

export type HeaderNavigationProps = RootProps<HTMLElement, 'aria-label'> & {
  /** Name of the landmark, such as "Main". */
  label: string;
  /** Label of the control that opens everything on a narrow screen, such as "Menu". */
  menuLabel: ReactNode;
  items: readonly NavigationItem[];
};

/** The main pages of a site: a row on a wide screen, one disclosure on a narrow one, with the same HTML. */
export function HeaderNavigation(props: HeaderNavigationProps) {
  const { label, menuLabel, items, ref, className, ...root } = props;
  const navigationRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(navigationRef, ref);
  const group = useId();
  useEffect(() => (navigationRef.current ? connectMenus(navigationRef.current) : undefined), []);
  warnEmptyName('HeaderNavigation', 'label', label);
  warnEmptyName('HeaderNavigation', 'menuLabel', menuLabel);

  return (
    <nav
      {...root}
      ref={mergedRef}
      aria-label={label}
      className={joinClassNames(styles.root, className)}
      data-component="header-navigation"
    >
      {/* The reader may open it before hydration: that stays. */}
      <details className={styles.menu} data-part="menu" suppressHydrationWarning>
        <summary className={styles.menuSummary} data-part="menu-summary">
          {menuLabel}
        </summary>
        <ul className={styles.list} data-part="list">
          {items.map((item, index) => (
            <li key={index} className={styles.item} data-part="item">
              {'links' in item ? (
                <Group name={group} {...item} />
              ) : (
                <Page {...item} className={styles.link} />
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Group({ name, label, links }: NavigationGroup & { name: string }) {
  return (
    <details name={name} data-part="group" suppressHydrationWarning>
      <summary className={styles.groupSummary} data-part="group-summary">
        {label}
      </summary>
      <ul className={styles.pages} data-part="pages">
        {links.map((link) => (
          <li key={link.href}>
            <Page {...link} className={styles.page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Page({ label, href, current, className }: NavigationLink & { className: string }) {
  return (
    <Anchor href={href} className={className} aria-current={toAriaCurrent(current)} data-part="link">
      {label}
    </Anchor>
  );
}

/** 'page' is the page itself; a section that holds it is current too, but it is another page. */
function toAriaCurrent(current: NavigationLink['current']): 'page' | 'true' | undefined {
  if (current === 'section') return 'true';
  return current ? 'page' : undefined;
}
