export type { Counts, Facets } from './facets.ts';
export { GEO_ATTRIBUTION } from './attribution.ts';
export type { FoundStudySite } from './study-site-query.ts';
export { normalizePlaceName } from './normalize-place-name.ts';
export { DIRECTIONS, directionTo, distanceInMiles } from './geography.ts';
export type { BoundingBox, Direction, Point } from './geography.ts';
export type { FilterName } from './match-filters.ts';
export { projectPoint, VIEW_BOX } from './map-projection.ts';
export type { PlaceNames } from './place-names.ts';
export { placeTables } from './place-tables.ts';
export type {
  FsaTable,
  MapPoints,
  PlaceTables,
  SiteMap,
  StateArea,
  TownShard,
  Zip3Table,
  ZipShard,
} from './place-tables.ts';
export { formatChoice } from './place.ts';
export type { Place, PlacePrecision, ResolvedPlace, UnknownReason } from './place.ts';
export { resolvePlace } from './resolve-place.ts';
export { formatSearch, parseSearch } from './search-filters.ts';
export type { SearchFilters } from './search-filters.ts';
export { searchStudySites } from './search-study-sites.ts';
export type { StudySiteResult } from './search-study-sites.ts';
export { AGE_BANDS, suggestGroups } from './suggest-groups.ts';
export type { AgeBand } from './suggest-groups.ts';
export { stateSummaries } from './state-summaries.ts';
export type { StateSummary } from './state-summaries.ts';
export { nearPlace, RADIUS_CHOICES, SORTS } from './study-site-query.ts';
export type { RadiusChoice, Sort, StudySiteQuery } from './study-site-query.ts';
