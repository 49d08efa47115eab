export { RegionMap, type RegionMapProps } from './RegionMap.tsx';
export type { MapArea, MapInset } from './RegionMapPicture.tsx';
export type { MapTown } from './drawn-names.ts';
export type { MapPlace } from './RegionMapNames.tsx';
export type { MapMarker, MarkerStatus } from './points.ts';
export type {
  OnMarkerPress,
  OnSelectedIdChange,
  RegionMapActions,
  RegionMapSelectReason,
} from './useRegionMap.ts';
export type { MapView, OnViewChange, ViewChangeReason } from './useMapView.ts';
export { fitView, type ViewBox } from './view.ts';
export { type PlaceCounts, type RegionMapMessages } from './RegionMap.messages.ts';
