/** A second implementation from the specification alone: slow, simple, and independent of src/search. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StudySite } from '../src/index.ts';
import { PACKAGE } from './content-copy.ts';

export type Filters = {
  cohort?: string;
  condition?: number;
  status?: string;
  offSite?: boolean;
  specialty?: number;
  sort?: string;
  radius?: number;
};
export type From = { lat: number; long: number; state?: string } | null;

const rows = (name: string) =>
  readFileSync(join(PACKAGE, 'geo', name), 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
const [zips, zip3, fsas, towns] = ['zips.tsv', 'zip3.tsv', 'fsas.tsv', 'towns.tsv'].map(rows);
const states = JSON.parse(readFileSync(join(PACKAGE, 'geo/states.json'), 'utf8')) as {
  code: string;
  name: { en: string };
  lat: number;
  long: number;
}[];

/** The point of a label, from the committed tables. */
export function findPoint(label: string): { lat: number; long: number; state?: string } {
  const state = states.find(({ name }) => name.en === label);
  if (state !== undefined) return { lat: state.lat, long: state.long, state: state.code };
  const row =
    find(zips, /(\d{5})$/.exec(label)?.[1]) ??
    find(zip3, /^(\d{3})$/.exec(label)?.[1]) ??
    find(fsas, /^([A-Z]\d[A-Z]), /.exec(label)?.[1]);
  if (row !== undefined) return { lat: Number(row[1]), long: Number(row[2]) };
  const town = towns?.find(
    ([name, code, , , , alias]) => `${name}, ${code}` === label && alias === undefined,
  );
  if (town === undefined) throw new Error(`No table has ${label}.`);
  return { lat: Number(town[2]), long: Number(town[3]) };
}

const find = (table: string[][] | undefined, key: string | undefined) =>
  key === undefined ? undefined : table?.find(([first]) => first === key);

/** The angle between two points from the dot product of their vectors, in miles on a sphere of 3958.7613 miles. */
export function milesBetween(a: { lat: number; long: number }, b: { lat: number; long: number }): number {
  const vector = ({ lat, long }: { lat: number; long: number }) => {
    const [north, east] = [(lat / 180) * Math.PI, (long / 180) * Math.PI];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [[ax, ay, az], [bx, by, bz]] = [vector(a), vector(b)];
  return 3958.7613 * Math.acos(Math.min(1, ax * bx + ay * by + az * bz));
}

/** The ids of the matching study sites, in order. */
export function bruteForce(studySites: readonly StudySite[], filters: Filters, from: From): string[] {
  const distance = (site: StudySite) => (from === null ? 0 : milesBetween(from, site));
  const open = (site: StudySite) =>
    site.cohorts.some(
      (group) => group.status === 'open' && (filters.cohort ?? group.cohort) === group.cohort,
    );
  const name = (a: StudySite, b: StudySite) =>
    a.name.localeCompare(b.name, 'en', { numeric: true }) ||
    a.id.localeCompare(b.id, 'en', { numeric: true });
  const byDistance =
    from !== null && filters.sort !== 'name' && !(from.state !== undefined && filters.sort === undefined);
  return studySites
    .filter((site) => {
      if (from?.state !== undefined && site.state !== from.state) return false;
      if (from !== null && from.state === undefined && distance(site) > (filters.radius ?? 99_999))
        return false;
      if (filters.condition !== undefined && !site.covidConditions.some((one) => one === filters.condition))
        return false;
      if (filters.offSite !== undefined && site.offSite !== filters.offSite) return false;
      if (filters.specialty !== undefined && site.specialty !== filters.specialty) return false;
      const groups = site.cohorts.filter(
        (group) => filters.cohort === undefined || group.cohort === filters.cohort,
      );
      return groups.some((group) => filters.status === undefined || group.status === filters.status);
    })
    .sort((a, b) => {
      if (filters.sort === 'status' && open(a) !== open(b)) return open(a) ? -1 : 1;
      // The dot product cannot resolve distances of a few feet.
      if (byDistance && Math.abs(distance(a) - distance(b)) > 1e-4) return distance(a) - distance(b);
      return name(a, b);
    })
    .map(({ id }) => id);
}
