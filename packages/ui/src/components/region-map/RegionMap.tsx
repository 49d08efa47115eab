'use client';
import { type ReactNode, useId, useRef } from 'react';
import type { MapMarker } from './points.ts';
import * as styles from './RegionMap.css.ts';
import { type RegionMapLocale, type RegionMapMessages, regionMapMessages } from './RegionMap.messages.ts';
import { RegionMapControls } from './RegionMapControls.tsx';
import { RegionMapLegend } from './RegionMapLegend.tsx';
import { getMarkerName, RegionMapMarks } from './RegionMapMarks.tsx';
import {
  type MapArea,
  type MapInset,
  RegionMapDrawnMarks,
  RegionMapInsetNames,
  RegionMapPicture,
} from './RegionMapPicture.tsx';
import { ClusterPopup } from './ClusterPopup.tsx';
import { useFrameSize } from './useFrameSize.ts';
import { useHydrated } from '../../internal/useHydrated.ts';
import { knownLocale } from '../../i18n/known-locale.ts';
import type { MapView, OnViewChange } from './useMapView.ts';
import { type OnSelect, useRegionMap } from './useRegionMap.ts';
import type { ViewBox } from './view.ts';

export type RegionMapProps = {
  /** Names the map, such as "Map of study sites". */
  label: string;
  /** Left, top, width and height of the map, in the units of all its coordinates. */
  viewBox: ViewBox;
  areas: readonly MapArea[];
  /** Frames round places that are drawn nearer than they are. Default: none. */
  insets?: readonly MapInset[] | undefined;
  /**
   * What is marked, in the order in which arrow keys go: the nearest first. Throws when a coordinate is not a
   * number or an id comes twice; points outside `viewBox` are left out, which the map says in words.
   */
  points: readonly MapMarker[];
  /** The chosen point: its mark stands out, and the map goes there when it is out of sight. Default: none. */
  selectedId?: string | undefined;
  /** Called when a person presses the mark of a point, or its button in the list of a spot with several. */
  onSelect?: OnSelect | undefined;
  /** The part of the map that is seen at first, in its units, such as one that `onViewChange` gave. Default: all of it. */
  defaultView?: MapView | undefined;
  /** Called after each change of what is seen, with that part and the ids of the points in it, in their order. */
  onViewChange?: OnViewChange | undefined;
  /** Further controls, such as "Redo search in this area"; they follow the map's own. */
  toolbar?: ReactNode;
  id?: string | undefined;
  /** Language of the words that the map brings along. Default 'en'. */
  locale?: RegionMapLocale | undefined;
  /** Replaces any of these words. */
  messages?: Partial<RegionMapMessages> | undefined;
};

const noInsets: readonly MapInset[] = [];

/** A map whose marks are buttons. It goes with a list of the same places, which stands first and says everything. */
export function RegionMap(props: RegionMapProps) {
  const { label, viewBox, areas, insets = noInsets, toolbar, id } = props;
  const { points, selectedId, onSelect, defaultView, onViewChange } = props;
  const locale = knownLocale('RegionMap', props.locale);
  const allMessages = { ...regionMapMessages[locale], ...props.messages };
  const marksRef = useRef<HTMLDivElement>(null);
  const togetherRef = useRef<HTMLDivElement>(null);
  const [frame, size] = useFrameSize();
  const shown = { viewBox, points, size, selectedId };
  const map = useRegionMap({
    ...shown,
    onSelect,
    defaultView,
    onViewChange,
    marksRef,
    popupRef: togetherRef,
  });
  const { view, marks } = map;
  const hydrated = useHydrated();
  const keysId = useId();
  const pointedAt = map.pointed?.name ?? (map.selected && getMarkerName(map.selected, allMessages));

  return (
    <div
      role="group"
      id={id}
      aria-label={label}
      aria-describedby={keysId}
      className={styles.root}
      data-component="region-map"
    >
      <p role="status" className={styles.text} data-part="status">
        {describeView(allMessages, map)}
      </p>
      <div className={styles.bar} data-part="bar">
        <RegionMapControls
          messages={allMessages}
          viewBox={viewBox}
          view={view}
          about={map.about}
          show={map.showView}
          onMapKey={map.onMapKey}
        />
        {toolbar}
      </div>
      <div className={styles.frame} data-part="frame">
        {/* eslint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex --
            A Tab stop for those who see the picture: arrow keys move it. The buttons above do the same for everyone. */}
        <div
          role="group"
          aria-label={allMessages.picture}
          aria-describedby={keysId}
          tabIndex={hydrated ? 0 : undefined}
          className={styles.picture}
          data-part="picture"
          onKeyDown={(event) => map.onMapKey(event, true)}
        >
          <RegionMapPicture areas={areas} insets={insets} view={view} />
        </div>
        {/* eslint-enable */}
        <div ref={frame} className={styles.over} data-part="over">
          <RegionMapInsetNames insets={insets} view={view} size={size} />
          {hydrated ? (
            <RegionMapMarks
              ref={marksRef}
              messages={allMessages}
              locale={locale}
              marks={marks}
              view={view}
              viewBox={viewBox}
              size={size}
              activeId={map.activeId}
              selectedId={selectedId}
              onPoint={map.onPoint}
              onPress={map.onPress}
              onMapKey={map.onMapKey}
            />
          ) : (
            <RegionMapDrawnMarks marks={marks} view={view} />
          )}
        </div>
      </div>
      {map.together && (
        <ClusterPopup
          ref={togetherRef}
          messages={allMessages}
          points={map.together.members}
          selectedId={selectedId}
          onChoose={map.onChoose}
          onClose={map.onClose}
        />
      )}
      {/* Ordinary text that stays; hidden from assistive technology, which hears the name of the mark itself. */}
      <p aria-hidden="true" className={styles.pointed} data-part="pointed">
        {pointedAt === undefined ? allMessages.hint : <strong>{pointedAt}</strong>}
      </p>
      <RegionMapLegend messages={allMessages} />
      {map.outside.length > 0 && (
        <p className={styles.text} data-part="not-on-map">
          {allMessages.notOnMap(map.outside.length)}
        </p>
      )}
      <p id={keysId} className={styles.quiet} data-part="keys">
        {allMessages.keys}
      </p>
      <p className={styles.onPaper} data-part="not-printed">
        {allMessages.notPrinted}
      </p>
    </div>
  );
}

function describeView(allMessages: RegionMapMessages, map: ReturnType<typeof useRegionMap>): string {
  const total = map.points.length;
  if (total === 0) return allMessages.nothing;
  if (map.view.level === 0) return allMessages.whole;
  return allMessages.inView({
    shown: map.marks.reduce((sum, { members }) => sum + members.length, 0),
    total,
  });
}
