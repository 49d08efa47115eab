import type { Locale } from '../index.ts';

/** Owed to the makers of the tables; shown wherever a place can be looked up. The licence asks for it to be visible. */
export const GEO_ATTRIBUTION: Record<Locale, string> = {
  en: 'Postal code data: U.S. Census Bureau; GeoNames (CC BY 4.0)',
  es: 'Datos de códigos postales: Oficina del Censo de EE. UU.; GeoNames (CC BY 4.0)',
};
