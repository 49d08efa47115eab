'use client';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import * as styles from './Carousel.css.ts';
import { type CarouselMessages, carouselMessages } from './Carousel.messages.ts';
import { type OnPlayingChange, usePlay } from './usePlay.ts';
import { type OnIndexChange, useSlides } from './useSlides.ts';

export type CarouselItem = {
  /** Unique on the page: a link can lead to the item. */
  id: string;
  content: ReactNode;
};

export type CarouselProps = RootProps<HTMLElement, 'aria-label' | 'aria-labelledby'> & {
  /** Names the carousel, as its heading. */
  heading: Label;
  headingLevel: HeadingLevel;
  items: readonly CarouselItem[];
  /** Index of the item in view, from 0, when controlled. Set it to what `onIndexChange` reports. */
  index?: number | undefined;
  /** Index of the item in view initially, when uncontrolled. Default 0. */
  defaultIndex?: number | undefined;
  /** Called after a person, or playing, requested another item. */
  onIndexChange?: OnIndexChange | undefined;
  /** Offers a button that shows one item after the other. Default true. */
  canPlay?: boolean | undefined;
  /** Whether it plays, when controlled. Set it to what `onPlayingChange` reports. */
  isPlaying?: boolean | undefined;
  /** Whether it plays from the start. Moving text distracts: prefer to leave it to the reader. Default false. */
  defaultPlaying?: boolean | undefined;
  /** Called after a person asked to play or to stop, and when it stops by itself. */
  onPlayingChange?: OnPlayingChange | undefined;
  /** Milliseconds that each item is shown while it plays. Default 3000. */
  interval?: number | undefined;
  /** Milliseconds of the move from one item to the next; none when less motion is wanted. Default 500. */
  transition?: number | undefined;
  /** Pixels that a finger may move before playing stops; lifting it stops too. Default 5. */
  touchThreshold?: number | undefined;
  /** Milliseconds without a change of size before the item is put into its place again. Default 50. */
  resizeDelay?: number | undefined;
  /** Replaces text of the carousel, such as 'Previous' and 'Show all'. */
  messages?: Partial<CarouselMessages> | undefined;
};

/**
 * A list of items of which one is in view, to be scrolled by hand, by key or by buttons, or shown whole. It plays only
 * after a press, unless the page sets another interval, and never with reduced motion. Prefer a plain list where it is enough.
 */
export function Carousel(props: CarouselProps) {
  const {
    heading,
    headingLevel,
    items,
    index: givenIndex,
    defaultIndex = 0,
    onIndexChange,
    canPlay = true,
    isPlaying: givenPlaying,
    defaultPlaying = false,
    onPlayingChange,
    interval = 3000,
    transition = 500,
    touchThreshold = 5,
    resizeDelay = 50,
    messages: givenMessages,
    ref,
    className,
    ...rest
  } = props;
  warnEmptyName('Carousel', 'heading', heading);
  const { messages, getLang } = useMessages('Carousel', carouselMessages, givenMessages);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const scroller = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isAll, setAll] = useState(false);
  const hasSeveral = items.length > 1;
  const isOneAtATime = hasSeveral && !isAll;
  const { index, goTo } = useSlides(scroller, isOneAtATime, {
    index: givenIndex,
    defaultIndex,
    onIndexChange,
    transition,
    resizeDelay,
  });
  const last = items.length - 1;
  const { isPlaying, setPlaying } = usePlay({
    root,
    scroller,
    playButton,
    isPlaying: givenPlaying,
    defaultPlaying,
    onPlayingChange,
    interval,
    touchThreshold,
    isLast: index >= last,
    showNext: () => goTo(Math.min(index + 1, last), 'play'),
  });
  const Heading = `h${headingLevel}` as const;

  const show = (next: number) => (event: MouseEvent) => goTo(next, 'trigger-press', event.nativeEvent);
  const togglePlaying = ({ nativeEvent: event }: MouseEvent) => {
    if (!isPlaying && index >= last) goTo(0, 'trigger-press', event);
    setPlaying(!isPlaying, 'trigger-press', event);
  };
  const toggleAll = ({ nativeEvent: event }: MouseEvent) => {
    setPlaying(false, 'trigger-press', event);
    setAll(!isAll);
  };

  return (
    <section
      {...rest}
      ref={mergedRef}
      aria-labelledby={`${id}-heading`}
      data-component="carousel"
      data-playing={isPlaying ? '' : undefined}
      className={joinClassNames(styles.root, className)}
    >
      <Heading id={`${id}-heading`} data-part="heading" className={styles.heading}>
        {heading}
      </Heading>
      {hasSeveral && (
        // It keeps its room before hydration, so that nothing moves when it comes.
        <div
          role="group"
          aria-label={messages.controls}
          hidden={!isHydrated}
          data-part="controls"
          className={styles.controls}
        >
          {isOneAtATime && (
            <>
              <Button
                lang={getLang('previous')}
                aria-describedby={`${id}-position`}
                onClick={show(index === 0 ? last : index - 1)}
              >
                {messages.previous}
              </Button>
              <Button
                lang={getLang('next')}
                aria-describedby={`${id}-position`}
                onClick={show(index === last ? 0 : index + 1)}
              >
                {messages.next}
              </Button>
              <p
                id={`${id}-position`}
                lang={getLang('position')}
                data-part="position"
                className={styles.position}
              >
                {messages.position(index + 1, items.length)}
              </p>
              {canPlay && (
                <span data-part="play" className={styles.play}>
                  <Button
                    ref={playButton}
                    lang={getLang(isPlaying ? 'stop' : 'play')}
                    onClick={togglePlaying}
                  >
                    {isPlaying ? messages.stop : messages.play}
                  </Button>
                </span>
              )}
            </>
          )}
          <Button lang={getLang(isAll ? 'showOne' : 'showAll')} onClick={toggleAll}>
            {isAll ? messages.showOne : messages.showAll}
          </Button>
        </div>
      )}
      <div
        ref={scroller}
        data-part="scroller"
        className={isOneAtATime ? styles.scroller : undefined}
        // What scrolls must be reachable by key, and must then have a name (solid #1470).
        {...(isOneAtATime && { role: 'group', 'aria-labelledby': `${id}-heading`, tabIndex: 0 })}
      >
        {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
        <ul role="list" data-part="items" className={isOneAtATime ? styles.row : styles.all}>
          {items.map((item) => (
            <li
              key={item.id}
              id={item.id}
              data-part="item"
              className={isOneAtATime ? styles.item : styles.cell}
            >
              {item.content}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
