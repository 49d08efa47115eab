'use client';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { type Locale, knownLocale } from '../../i18n/known-locale.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { tabForKey } from './tab-keys.ts';
import * as styles from './Tabs.css.ts';
import { type TabsMessages, tabsMessages } from './Tabs.messages.ts';
import { type TabsReason, useChosenPanel } from './useChosenPanel.ts';
import { useHasRoom } from './useHasRoom.ts';

export type TabsPanel = {
  /** Unique on the page, and lasting: `#id` leads to the panel. */
  id: string;
  /** Short: names the tab, and is the heading of its section in one page. */
  title: Label;
  content: ReactNode;
};

export type TabsProps = {
  /** Names the set by what its panels show, such as 'Age of participants'. */
  label: string;
  /** Views of the same thing, such as a chart and its table; at least one. */
  panels: readonly TabsPanel[];
  /** Level of the sections' headings in one page. */
  headingLevel: Exclude<HeadingLevel, 1>;
  /** The panel shown at first. Default: the first one. */
  defaultPanel?: string | undefined;
  /** manual: arrow keys move, Enter or Space shows · automatic: arrow keys show at once. Default 'manual'. */
  activation?: 'manual' | 'automatic' | undefined;
  /** Called after another panel was shown, with its reason. */
  onPanelChange?: ((id: string, detail: { reason: TabsReason }) => void) | undefined;
  /** Language of the words that the tabs bring along. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces the words of the switch: 'View as one page', 'View as tabs'. */
  messages?: Partial<TabsMessages> | undefined;
  id?: string | undefined;
};

const isPlainPress = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Views of the same thing, one at a time. Before script, and where the tabs do not fit side by side, they are links to
 * sections of one page; the reader can choose that form too.
 */
export function Tabs(props: TabsProps) {
  const { label, panels, headingLevel, activation = 'manual', onPanelChange, id } = props;
  const allMessages = { ...tabsMessages[knownLocale('Tabs', props.locale)], ...props.messages };
  const ownId = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const isHydrated = useHydrated();
  const hasRoom = useHasRoom(list, panels.length);
  const [isOnePage, setOnePage] = useState(false);
  const isTabbed = isHydrated && hasRoom && !isOnePage && panels.length > 1;
  const defaultPanel = props.defaultPanel ?? panels[0]?.id ?? '';
  const { chosen, choose } = useChosenPanel(root, isTabbed, defaultPanel, onPanelChange);
  const Heading = `h${headingLevel}` as const;
  const panelRole = (panelId: string) => {
    // In one page headings are enough. What is not shown has no role, or it would be heard as an empty panel.
    if (!isTabbed || panelId !== chosen) return {};
    return { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `${ownId}-${panelId}` };
  };
  const tabs = () => [...(list.current?.querySelectorAll('a') ?? [])];

  const press = (event: MouseEvent, panel: TabsPanel) => {
    if (!isTabbed || !isPlainPress(event)) return;
    event.preventDefault();
    choose(panel.id, 'press');
  };

  const pressKey = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    if (!isTabbed || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const panel = panels[index];
    if (event.key === ' ' && panel) {
      event.preventDefault();
      choose(panel.id, 'press');
      return;
    }
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabForKey(event.key, index, panels.length, isRightToLeft);
    const nextPanel = next === undefined ? undefined : panels[next];
    if (next === undefined || !nextPanel) return;
    // Otherwise the page would scroll (scottish-government #112).
    event.preventDefault();
    tabs()[next]?.focus();
    if (activation === 'automatic') choose(nextPanel.id, 'press');
  };

  return (
    <div ref={root} id={id} data-component="tabs" className={styles.root}>
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
                    'aria-selected': panel.id === chosen,
                    'aria-controls': panel.id,
                    // Some screen readers tell no position by themselves (nhsuk backlog #279).
                    'aria-posinset': index + 1,
                    'aria-setsize': panels.length,
                    tabIndex: panel.id === chosen ? 0 : -1,
                  })}
                >
                  {panel.title}
                </a>
              </li>
            ))}
          </ul>
          {/* It keeps its room before script, so that nothing moves when it comes. */}
          <div hidden={!isHydrated || !hasRoom} data-part="switch" className={styles.switchPart}>
            <Button onClick={() => setOnePage(!isOnePage)}>
              {isOnePage ? allMessages.asTabs : allMessages.asPage}
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
