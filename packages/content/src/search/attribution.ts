import type { Locale } from '../index.ts';

/** The licenses of the tables require this to be visible wherever places can be looked up. */
export const GEO_ATTRIBUTION: Record<Locale, string> = {
  en: 'Postal code data: U.S. Census Bureau; GeoNames (CC BY 4.0)',
  es: 'Datos de códigos postales: Oficina del Censo de EE. UU.; GeoNames (CC BY 4.0)',
};
