import {
  MATERIAL_COHORTS,
  MATERIAL_TYPES,
  type MaterialCohort,
  type MaterialType,
  type StudyMaterial,
} from '@longcovid/content';

/** What the list is narrowed to; what is left out is not narrowed. */
export type MaterialFilters = { type?: MaterialType; group?: MaterialCohort };

type Filtered = Pick<StudyMaterial, 'type' | 'cohort'>;

/** The filters in the fields of a form or in an address; what is no type and no group is no filter. */
export function readFilters(query: URLSearchParams): MaterialFilters {
  const type = MATERIAL_TYPES.find((each) => each === query.get('type'));
  const group = MATERIAL_COHORTS.find((each) => each === query.get('group'));
  return { ...(type && { type }), ...(group && { group }) };
}

/** The filters as an address has them: 'type=enrollment&group=adult', or ''. */
export const formatFilters = (filters: MaterialFilters): string => new URLSearchParams(filters).toString();

const fits = (material: Filtered, { type, group }: MaterialFilters) =>
  (type === undefined || material.type === type) && (group === undefined || material.cohort === group);

/** The materials that fit all filters, in their order. */
export const matchMaterials = <Material extends Filtered>(
  materials: readonly Material[],
  filters: MaterialFilters,
): Material[] => materials.filter((material) => fits(material, filters));

/** How many there would be with this filter put in the place of the one that is on. */
export const countWith = (
  materials: readonly Filtered[],
  filters: MaterialFilters,
  change: MaterialFilters,
): number => matchMaterials(materials, { ...filters, ...change }).length;
