export { RegionMap, type RegionMapProps } from './RegionMap.tsx';
export type { MapArea } from './view.ts';
export type { MapInset } from './marks.ts';
export type { MapTown } from './drawn-names.ts';
export type { MapPlace } from './drawn-names.ts';
export type { MapMarker, MarkerStatus } from './view.ts';
export type {
  OnActiveIdChange,
  OnMarkerPress,
  OnSelectedIdChange,
  RegionMapActions,
  RegionMapActiveReason,
  RegionMapSelectReason,
} from './useRegionMap.ts';
export type { MapView, OnViewChange, ViewChangeReason } from './useRegionMap.ts';
export { fitView, type ViewBox } from './view.ts';
export type { PlaceCounts, RegionMapMessages, RegionMapPlaceMessages } from './RegionMap.messages.ts';
