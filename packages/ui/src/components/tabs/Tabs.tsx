'use client';
import {
  type RefObject,
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { hasLayout, observeSize } from '../../internal/layout.ts';
import { hasModifier, isUsedKey } from '../../internal/has-modifier.ts';
import { useDuplicateIdCheck } from '../../internal/useDuplicateIdCheck.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { getDirection } from '../../internal/roving-tabindex.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { warnEmptyName, warnEmptyNames } from '../../internal/warn-empty-name.ts';
import { Button } from '../button/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { fitInOneRow, getNextTab } from './panels.ts';
import * as styles from './Tabs.css.ts';
import { type TabsMessages, tabsMessages } from './Tabs.messages.ts';
import { type OnPanelChange, useSelectedPanel } from './useSelectedPanel.ts';

/**
 * Whether the items of a list fit side by side, again whenever its size or the reader's text size changes. False on
 * the server, and true without layout. The list must be laid out alike in both cases, or it would flap.
 */
function useHasRoom(list: RefObject<HTMLElement | null>, count: number): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      // Inside something closed there is nothing to measure; what was known before is nearer to the truth.
      if (element.clientWidth > 0 || !hasLayout()) setHasRoom(fitInOneRow(element));
    };
    measure();
    return observeSize([element], measure);
  }, [list, count]);
  return hasRoom;
}

export type TabsPanel = {
  /** Unique on the page, and lasting: `#id` leads to the panel. */
  id: string;
  /** Short: names the tab, and is the heading of its section in one page. */
  title: Label;
  content: ReactNode;
};

export type TabsProps = RootProps<HTMLDivElement, 'aria-label' | 'aria-labelledby'> & {
  /** Names the set by what its panels show, such as 'Age of participants'. */
  label: string;
  /** Views of the same thing, such as a chart and its table; at least one. */
  panels: readonly TabsPanel[];
  /** Level of the sections' headings in one page. */
  headingLevel: Exclude<HeadingLevel, 1>;
  /** Id of the panel that is shown, when controlled. Set it to what `onPanelChange` reports. */
  panel?: string | undefined;
  /** Id of the panel shown initially, when uncontrolled. Default: the first one. */
  defaultPanel?: string | undefined;
  /**
   * automatic: arrow keys show immediately · manual: arrow keys move, Enter or Space shows, of which some screen readers
   * say nothing. Default 'automatic'.
   */
  activation?: 'manual' | 'automatic' | undefined;
  /** Called after a person or the browser requested another panel. */
  onPanelChange?: OnPanelChange | undefined;
  /** Replaces the text of the switch: 'View as one page', 'View as tabs'. */
  messages?: Partial<TabsMessages> | undefined;
};

/**
 * Views of the same thing, one at a time. Before script, and where the tabs do not fit side by side, they are links to
 * sections of one page; the reader can choose that form too.
 */
export function Tabs(props: TabsProps) {
  const {
    label,
    panels,
    headingLevel,
    activation = 'automatic',
    panel: givenPanel,
    defaultPanel = panels[0]?.id ?? '',
    onPanelChange,
    messages: givenMessages,
    ref,
    className,
    ...rest
  } = props;
  warnEmptyName('Tabs', 'label', label);
  warnEmptyNames(
    'Tabs',
    'panels[].title',
    panels.map(({ title }) => title),
  );
  const { messages, getLang } = useMessages('Tabs', tabsMessages, givenMessages);
  useDuplicateIdCheck(
    'Tabs',
    panels.map(({ id }) => id),
  );
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const hasRoom = useHasRoom(list, panels.length);
  const [isOnePage, setOnePage] = useState(false);
  const isTabbed = isHydrated && hasRoom && !isOnePage && panels.length > 1;
  const { selected, select } = useSelectedPanel(root, isTabbed, {
    ids: panels.map(({ id }) => id),
    panel: givenPanel,
    defaultPanel,
    onPanelChange,
  });
  const Heading = `h${headingLevel}` as const;
  const panelRole = (panelId: string) => {
    // In one page headings are enough. What is not shown has no role, or it would be announced as an empty panel.
    if (!isTabbed || panelId !== selected) return {};
    return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${ownId}-${panelId}` };
  };
  const tabs = () => [...(list.current?.querySelectorAll('a') ?? [])];

  const press = (event: MouseEvent, panel: TabsPanel) => {
    if (!isTabbed || hasModifier(event)) return;
    event.preventDefault();
    select(panel.id, 'trigger-press', event.nativeEvent);
  };

  const pressKey = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (!isTabbed || hasModifier(event) || isUsedKey(event.nativeEvent)) return;
    const panel = panels[index];
    if (event.key === ' ' && panel) {
      event.preventDefault();
      select(panel.id, 'trigger-press', event.nativeEvent);
      return;
    }
    const next = getNextTab(event.key, index, panels.length, getDirection(event.currentTarget));
    const nextPanel = next === undefined ? undefined : panels[next];
    if (next === undefined || !nextPanel) return;
    // Otherwise the page would scroll (scottish-government #112).
    event.preventDefault();
    tabs()[next]?.focus();
    if (activation === 'automatic') select(nextPanel.id, 'trigger-press', event.nativeEvent);
  };

  return (
    <div {...rest} ref={mergedRef} data-component="tabs" className={joinClassNames(styles.root, className)}>
      {panels.length > 1 && (
        <div data-part="bar" className={styles.bar}>
          <ul
            ref={list}
            role={isTabbed ? 'tablist' : 'list'}
            aria-label={label}
            data-part="tabs"
            className={styles.list}
          >
            {panels.map((panel, index) => (
              <li key={panel.id} role={isTabbed ? 'presentation' : undefined} className={styles.item}>
                <a
                  id={`${ownId}-${panel.id}`}
                  href={`#${panel.id}`}
                  data-part="tab"
                  className={styles.tab}
                  onClick={(event) => press(event, panel)}
                  onKeyDown={(event) => pressKey(event, index)}
                  {...(isTabbed && {
                    role: 'tab',
                    'aria-selected': panel.id === selected,
                    'data-selected': panel.id === selected ? '' : undefined,
                    'aria-controls': panel.id,
                    // Some screen readers announce no position by themselves (nhsuk backlog #279).
                    'aria-posinset': index + 1,
                    'aria-setsize': panels.length,
                    tabIndex: panel.id === selected ? 0 : -1,
                  })}
                >
                  {panel.title}
                </a>
              </li>
            ))}
          </ul>
          {/* It keeps its room before script, so that nothing moves when it comes. */}
          <div hidden={!isHydrated || !hasRoom} data-part="switch" className={styles.switchPart}>
            <Button lang={getLang(isOnePage ? 'asTabs' : 'asPage')} onClick={() => setOnePage(!isOnePage)}>
              {isOnePage ? messages.asTabs : messages.asPage}
            </Button>
          </div>
        </div>
      )}
      {panels.map((panel) => (
        <section
          key={panel.id}
          id={panel.id}
          data-part="panel"
          className={isTabbed ? styles.panel : styles.section}
          {...panelRole(panel.id)}
        >
          <div data-part="content" className={styles.content}>
            <Heading data-part="heading" className={isTabbed ? styles.headingOnPaper : styles.heading}>
              {panel.title}
            </Heading>
            {panel.content}
          </div>
        </section>
      ))}
    </div>
  );
}
