'use client';
import { type FocusEvent, type ReactNode, type Ref, useId, useMemo, useRef, useState } from 'react';
import { Message } from '../../i18n/Message.tsx';
import { useFormattedMessages } from '../../i18n/useFormattedMessages.ts';
import { joinClassNames, type RootProps } from '../../internal/root-props.ts';
import { isUsedKey } from '../../internal/has-modifier.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { warnEmptyName } from '../../internal/warn-empty-name.ts';
import type { MapMarker, MapArea, ViewBox } from './view.ts';
import * as styles from './RegionMap.css.ts';
import { type RegionMapMessages, createRegionMapMessages } from './RegionMap.messages.ts';
import { RegionMapControls } from './RegionMapControls.tsx';
import { RegionMapLegend, getMarkerName, RegionMapMarks, ClusterPopup } from './RegionMapMarks.tsx';
import { frameInsets, type MapInset } from './marks.ts';
import {
  RegionMapDrawnMarks,
  RegionMapPicture,
  isInArea,
  RegionMapNames,
  RegionMapPlace,
} from './RegionMapPicture.tsx';
import { findDrawnNames, type MapTown, type MapPlace } from './drawn-names.ts';
import {
  useDragToPan,
  useFrameSize,
  type MapView,
  type OnViewChange,
  type OnActiveIdChange,
  type OnMarkerPress,
  type OnSelectedIdChange,
  type RegionMapActions,
  useRegionMap,
} from './useRegionMap.ts';

export type RegionMapProps = RootProps<
  HTMLDivElement,
  'aria-label' | 'aria-labelledby' | 'aria-describedby'
> & {
  /** Names the map, such as "Map of study sites". */
  label: string;
  /** Left, top, width and height of the map, in the units of all its coordinates. */
  viewBox: ViewBox;
  areas: readonly MapArea[];
  /** Frames around places that are drawn nearer than they are. Default: none. */
  insets?: readonly MapInset[] | undefined;
  /** Places for orientation, the most important first; drawn from level 2 on, where they have room. Default: none. */
  towns?: readonly MapTown[] | undefined;
  /** Where the search began, drawn as a pin. Default: none. */
  place?: MapPlace | undefined;
  /**
   * What is marked, in the order of the arrow keys: the nearest first. Throws when a coordinate is not a number or an id
   * comes twice; points outside `viewBox` are left out, and a text has their number.
   */
  points: readonly MapMarker[];
  /**
   * Id of the selected point, or null, when the caller keeps the state. Its mark is highlighted, and the map moves to it
   * when it is out of view.
   */
  selectedId?: string | null | undefined;
  /** Id of the point selected at the start, when the map keeps the state. Default: null, none. */
  defaultSelectedId?: string | null | undefined;
  /** Called after a person selected another point, by its mark or in the list of several places on one spot. */
  onSelectedIdChange?: OnSelectedIdChange | undefined;
  /** Called at each press of a point, also of the selected one: show more of it, such as its place in the list. */
  onMarkerPress?: OnMarkerPress | undefined;
  /**
   * Id of the point that is pointed at or focused, in the list beside the map or in the map, when the caller keeps the
   * state; null for none. Its mark gets an edge.
   */
  activeId?: string | null | undefined;
  /** Id of that point at the start, when the map keeps the state. Default: null, none. */
  defaultActiveId?: string | null | undefined;
  /** Called when a pointer or focus comes to the mark of one place, and with null when it goes: mark its entry in the list. */
  onActiveIdChange?: OnActiveIdChange | undefined;
  /** The part of the map in view, when the caller keeps the state; the map shows all of it, as large as it can. */
  view?: MapView | undefined;
  /** The part in view at the start, when the map keeps the state, such as one from `onViewChange`. Default: the whole map. */
  defaultView?: MapView | undefined;
  /** Called after a person, a selection or the page's code requested another part. */
  onViewChange?: OnViewChange | undefined;
  /** Receives the function that moves focus to a mark, for links such as "Show on the map". */
  actionsRef?: Ref<RegionMapActions> | undefined;
  /** Further controls, such as "Redo search in this area", below the name of the mark: they move no picture. */
  toolbar?: ReactNode;
  /** Replaces any of its messages. */
  messages?: Partial<RegionMapMessages> | undefined;
};

const noInsets: readonly MapInset[] = [];
const noTowns: readonly MapTown[] = [];

/** A map whose marks are buttons. It goes with a list of the same places, which is before it and has all their text. */
export function RegionMap(props: RegionMapProps) {
  const {
    label,
    viewBox,
    areas,
    insets = noInsets,
    towns = noTowns,
    place,
    points,
    selectedId: givenSelectedId,
    defaultSelectedId = null,
    onSelectedIdChange,
    onMarkerPress,
    activeId: givenActiveId,
    defaultActiveId = null,
    onActiveIdChange,
    view: givenView,
    defaultView,
    onViewChange,
    actionsRef,
    toolbar,
    messages: givenMessages,
    className,
    ...root
  } = props;
  const resolved = useFormattedMessages('RegionMap', createRegionMapMessages, givenMessages);
  const { messages, getLang } = resolved;
  const marksRef = useRef<HTMLDivElement>(null);
  const popupRef = useRef<HTMLDivElement>(null);
  const [frame, size] = useFrameSize();
  const map = useRegionMap({
    ...{ viewBox, points, insets, size, marksRef, popupRef, actionsRef },
    ...{ selectedId: givenSelectedId, defaultSelectedId, onSelectedIdChange, onMarkerPress },
    ...{ activeId: givenActiveId, defaultActiveId, onActiveIdChange },
    ...{ view: givenView, defaultView, onViewChange },
  });
  const { view, marks, selectedId, activeId } = map;
  const frames = useMemo(() => frameInsets(insets, marks, view, size), [insets, marks, view, size]);
  const { names, pin } = useMemo(
    () => findDrawnNames({ areas, insets: frames, towns, place, marks, view, size, isInArea }),
    [areas, frames, towns, place, marks, view, size],
  );
  const drag = useDragToPan({ viewBox, view, size, show: map.showView });
  const status = getStatus(map);
  const isHydrated = useHydrated();
  const [hasFocus, setHasFocus] = useState(false);
  const keysId = useId();
  const markerName = map.pointed?.name ?? (map.selected && getMarkerName(map.selected, messages));
  warnEmptyName('RegionMap', 'label', label);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only learns where focus is.
    <div
      {...root}
      role="group"
      aria-label={label}
      aria-describedby={keysId}
      className={joinClassNames(styles.root, className)}
      data-component="region-map"
      onFocus={() => setHasFocus(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        setHasFocus(currentTarget.contains(relatedTarget))
      }
    >
      {/* While focus is elsewhere it is the page that moves the map, which announces why. */}
      <p
        role="status"
        aria-live={hasFocus ? 'polite' : 'off'}
        lang={getLang(status)}
        className={styles.text}
        data-part="status"
      >
        {describeView(messages, status, map)}
      </p>
      <div className={styles.bar} data-part="bar">
        <RegionMapControls
          {...resolved}
          viewBox={viewBox}
          view={view}
          about={map.about}
          show={map.showView}
          onMapKey={map.onMapKey}
        />
      </div>
      <div className={styles.frame} data-part="frame">
        {/* eslint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex --
            A Tab stop for those who see the picture: arrow keys move it. The buttons above do the same for everyone. */}
        <div
          role="group"
          aria-label={messages.picture}
          aria-describedby={keysId}
          tabIndex={isHydrated ? 0 : undefined}
          className={styles.picture}
          data-part="picture"
          {...drag}
          onKeyDown={(event) => {
            if (!isUsedKey(event.nativeEvent)) map.onMapKey(event, true);
          }}
        >
          <RegionMapPicture areas={areas} insets={frames} view={view} />
        </div>
        {/* eslint-enable */}
        <div ref={frame} className={styles.overlay} data-part="overlay">
          <RegionMapNames names={names} view={view} size={size} />
          {place && pin && <RegionMapPlace place={place} pin={pin} view={view} size={size} />}
          {isHydrated ? (
            <RegionMapMarks
              ref={marksRef}
              {...resolved}
              marks={marks}
              view={view}
              viewBox={viewBox}
              size={size}
              tabStopId={map.tabStopId}
              activeId={activeId}
              selectedId={selectedId}
              onPoint={map.onPoint}
              onLeave={map.onLeave}
              onPress={map.onPress}
              onMapKey={map.onMapKey}
            />
          ) : (
            <RegionMapDrawnMarks marks={marks} view={view} />
          )}
        </div>
      </div>
      {map.cluster && (
        <ClusterPopup
          ref={popupRef}
          {...resolved}
          points={map.cluster.members}
          selectedId={selectedId}
          onSelect={map.onClusterSelect}
          onClose={map.onClusterClose}
        />
      )}
      {/* Ordinary text that stays; hidden from assistive technology, for which the mark itself has the name. */}
      <p aria-hidden="true" className={styles.markerName} data-part="marker-name">
        {markerName === undefined ? (
          <Message lang={getLang('hint')}>{messages.hint}</Message>
        ) : (
          <strong lang={getLang('mark')}>{markerName}</strong>
        )}
      </p>
      {toolbar && (
        <div className={styles.bar} data-part="toolbar">
          {toolbar}
        </div>
      )}
      <RegionMapLegend {...resolved} />
      {map.outside.length > 0 && (
        <p lang={getLang('notOnMap')} className={styles.text} data-part="not-on-map">
          {messages.notOnMap(map.outside.length)}
        </p>
      )}
      <p id={keysId} lang={getLang('keys')} className={styles.quiet} data-part="keys">
        {messages.keys}
      </p>
      <p lang={getLang('notPrinted')} className={styles.printNote} data-part="print-note">
        {messages.notPrinted}
      </p>
    </div>
  );
}

type MapState = ReturnType<typeof useRegionMap>;

function getStatus({ points, view }: MapState): 'nothing' | 'whole' | 'inView' {
  if (points.length === 0) return 'nothing';
  return view.level === 0 ? 'whole' : 'inView';
}

function describeView(
  messages: RegionMapMessages,
  status: ReturnType<typeof getStatus>,
  { marks, points }: MapState,
): string {
  if (status !== 'inView') return messages[status];
  return messages.inView({
    shown: marks.reduce((sum, { members }) => sum + members.length, 0),
    total: points.length,
  });
}
