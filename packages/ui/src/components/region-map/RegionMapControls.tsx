import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { tool } from '../../internal/toolbar.css.ts';
import type { ResolvedMessages } from '../../i18n/useMessages.ts';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { getDirection, getNextIndex } from '../../internal/roving-tabindex.ts';
import * as styles from './RegionMap.css.ts';
import type { RegionMapMessages } from './RegionMap.messages.ts';
import { STEP, isSameView, type ShowView, type ViewChangeReason } from './useRegionMap.ts';
import { panBy, type Point, type View, type ViewBox, wholeView, zoomBy } from './view.ts';

type Control = {
  part: string;
  /** Its label, and its accessible name where the label alone is too short. */
  label: 'zoomIn' | 'zoomOut' | 'wholeMap' | 'up' | 'down' | 'left' | 'right';
  name?: 'moveUp' | 'moveDown' | 'moveLeft' | 'moveRight';
  next: View;
  reason: ViewChangeReason;
};

const icons = {
  zoomIn: 'M12 4v16M4 12h16',
  zoomOut: 'M4 12h16',
  wholeMap: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  up: 'M12 20V5M5 12l7-7 7 7',
  down: 'M12 4v15M5 12l7 7 7-7',
  left: 'M20 12H5M12 5l-7 7 7 7',
  right: 'M4 12h15M12 5l7 7-7 7',
};

function createControls(viewBox: ViewBox, view: View, about: Point | undefined): Control[] {
  const move = (x: number, y: number) => ({ next: panBy(viewBox, view, { x, y }), reason: 'pan' as const });
  const zoom = (levels: number) => ({ next: zoomBy(viewBox, view, levels, about), reason: 'zoom' as const });
  const whole = { next: wholeView(viewBox), reason: 'reset' as const };
  return [
    { part: 'zoom-in', label: 'zoomIn', ...zoom(1) },
    { part: 'zoom-out', label: 'zoomOut', ...zoom(-1) },
    { part: 'whole-map', label: 'wholeMap', ...whole },
    { part: 'up', label: 'up', name: 'moveUp', ...move(0, -STEP) },
    { part: 'down', label: 'down', name: 'moveDown', ...move(0, STEP) },
    { part: 'left', label: 'left', name: 'moveLeft', ...move(-STEP, 0) },
    { part: 'right', label: 'right', name: 'moveRight', ...move(STEP, 0) },
  ];
}

type ControlsProps = ResolvedMessages<RegionMapMessages> & {
  viewBox: ViewBox;
  view: View;
  /** The place that stays where it is when zooming. Default: the middle. */
  about: Point | undefined;
  show: ShowView;
  onMapKey: (event: KeyboardEvent) => void;
};

/** The buttons of the map, in one Tab stop. One that cannot go further keeps its place and its focus. */
export function RegionMapControls(props: ControlsProps) {
  const { messages, getLang, viewBox, view, about, show, onMapKey } = props;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const controls = createControls(viewBox, view, about);

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    if (isUsedKey(event.nativeEvent)) return;
    const next = getNextIndex(event.key, index, controls.length, getDirection(event.currentTarget));
    if (next === undefined) {
      onMapKey(event);
    } else {
      event.preventDefault();
      bar.current?.querySelectorAll('button')[next]?.focus();
    }
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={messages.controls}
      className={styles.controls}
      data-part="controls"
    >
      {controls.map(({ part, label, name, next, reason }, index) => (
        <Fragment key={part}>
          <button
            type="button"
            className={tool}
            data-part={part}
            lang={getLang(label)}
            aria-label={name && messages[name]}
            title={name && messages[label]}
            aria-disabled={isSameView(next, view) || undefined}
            data-disabled={isSameView(next, view) ? '' : undefined}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onClick={(event) => show(next, reason, event.nativeEvent)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.icon}>
              <path d={icons[label]} />
            </svg>
            {!name && messages[label]}
          </button>
          {part === 'zoom-out' && <span className={styles.endOfLine} />}
        </Fragment>
      ))}
    </div>
  );
}
