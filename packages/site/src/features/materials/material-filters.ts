import {
  MATERIAL_COHORTS,
  MATERIAL_TYPES,
  type MaterialCohort,
  type MaterialType,
  type StudyMaterial,
} from '@longcovid/content';

/** Filters of the list; an absent one filters nothing. */
export type MaterialFilters = { type?: MaterialType; group?: MaterialCohort };

type Filtered = Pick<StudyMaterial, 'type' | 'cohort'>;

/** The filters in form fields or a URL; ignores unknown types and groups. */
export function readFilters(query: URLSearchParams): MaterialFilters {
  const type = MATERIAL_TYPES.find((each) => each === query.get('type'));
  const group = MATERIAL_COHORTS.find((each) => each === query.get('group'));
  return { ...(type && { type }), ...(group && { group }) };
}

/** The filters as parameters: 'type=enrollment&group=adult', or ''. */
export const formatFilters = (filters: MaterialFilters): string => new URLSearchParams(filters).toString();

const fits = (material: Filtered, { type, group }: MaterialFilters) =>
  (type === undefined || material.type === type) && (group === undefined || material.cohort === group);

/** The materials that match all filters, in order. */
export const matchMaterials = <Material extends Filtered>(
  materials: readonly Material[],
  filters: MaterialFilters,
): Material[] => materials.filter((material) => fits(material, filters));

/** The number of matches if this filter replaced the active one. */
export const countWith = (
  materials: readonly Filtered[],
  filters: MaterialFilters,
  change: MaterialFilters,
): number => matchMaterials(materials, { ...filters, ...change }).length;
