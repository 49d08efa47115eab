'use client';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { type Locale, knownLocale } from '../../i18n/known-locale.ts';
import type { HeadingLevel, Label } from '../field/index.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import * as styles from './Carousel.css.ts';
import { type CarouselMessages, carouselMessages } from './Carousel.messages.ts';
import { usePlay } from './usePlay.ts';
import { useSlides } from './useSlides.ts';

export type CarouselItem = {
  /** Unique on the page: a link can lead to the item. */
  id: string;
  content: ReactNode;
};

export type CarouselProps = {
  /** Names the carousel, as its heading. */
  heading: Label;
  headingLevel: HeadingLevel;
  items: readonly CarouselItem[];
  /** Offers a button that shows one item after the other. Nothing plays before it is pressed. Default true. */
  canPlay?: boolean | undefined;
  /** Milliseconds that each item is shown while it plays. Default 3000. */
  interval?: number | undefined;
  /** Milliseconds of the move from one item to the next; none when less motion is wanted. Default 500. */
  transition?: number | undefined;
  /** Pixels that a finger may move before playing stops; lifting it stops too. Default 5. */
  touchThreshold?: number | undefined;
  /** Milliseconds without a change of size before the item is put into its place again. Default 50. */
  resizeDelay?: number | undefined;
  /** Language of the words that the carousel brings along. Default 'en'. */
  locale?: Locale | undefined;
  /** Replaces words of the carousel, such as 'Previous' and 'Show all'. */
  messages?: Partial<CarouselMessages> | undefined;
  id?: string | undefined;
};

/**
 * A list of items of which one is in view, to be scrolled by hand, by key or by buttons, or shown whole. It plays only
 * after a press, and never when less motion is wanted. Ask first whether a plain list would do.
 */
export function Carousel(props: CarouselProps) {
  const { heading, headingLevel, items, canPlay = true } = props;
  const { interval = 3000, transition = 500, touchThreshold = 5, resizeDelay = 50 } = props;
  const allMessages = { ...carouselMessages[knownLocale('Carousel', props.locale)], ...props.messages };
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const isHydrated = useHydrated();
  const [isAll, setAll] = useState(false);
  const hasSeveral = items.length > 1;
  const isOneAtATime = hasSeveral && !isAll;
  const { index, goTo } = useSlides(scroller, isOneAtATime, { transition, resizeDelay });
  const last = items.length - 1;
  const { isPlaying, start, stop } = usePlay({
    root,
    scroller,
    playButton,
    interval,
    touchThreshold,
    isLast: index >= last,
    goOn: () => goTo(Math.min(index + 1, last)),
  });
  const Heading = `h${headingLevel}` as const;

  const play = () => {
    if (isPlaying) {
      stop();
      return;
    }
    if (index >= last) goTo(0);
    start();
  };
  const toggleAll = () => {
    stop();
    setAll(!isAll);
  };

  return (
    <section
      ref={root}
      id={props.id}
      aria-labelledby={`${id}-heading`}
      data-component="carousel"
      className={styles.root}
    >
      <Heading id={`${id}-heading`} data-part="heading" className={styles.heading}>
        {heading}
      </Heading>
      {hasSeveral && (
        // It keeps its room before script, so that nothing moves when it comes.
        <div
          role="group"
          aria-label={allMessages.controls}
          hidden={!isHydrated}
          data-part="controls"
          className={styles.controls}
        >
          {isOneAtATime && (
            <>
              <Button
                aria-describedby={`${id}-position`}
                onClick={() => goTo(index === 0 ? last : index - 1)}
              >
                {allMessages.previous}
              </Button>
              <Button
                aria-describedby={`${id}-position`}
                onClick={() => goTo(index === last ? 0 : index + 1)}
              >
                {allMessages.next}
              </Button>
              <p id={`${id}-position`} data-part="position" className={styles.position}>
                {allMessages.position(index + 1, items.length)}
              </p>
              {canPlay && (
                <span data-part="play" className={styles.play}>
                  <Button ref={playButton} onClick={play}>
                    {isPlaying ? allMessages.stop : allMessages.play}
                  </Button>
                </span>
              )}
            </>
          )}
          <Button onClick={toggleAll}>{isAll ? allMessages.showOne : allMessages.showAll}</Button>
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
