/**
 * Converts a sample frame of study sites to `datasets/study-sites.json`: renames the fields, joins each group to
 * its status, gives the invented name its Spanish and marks every record as a sample.
 *
 * Usage: `node tools/import-study-sites.ts <frame.json>`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import type { StudySiteRecord } from '../src/schema/index.ts';

/** A study site in the frame; only what the conversion reads. */
type FrameSite = {
  id: string;
  name: string;
  city: string;
  state: string;
  country: 'US' | 'CA';
  zip: string;
  lat: number;
  long: number;
  cohorts: StudySiteRecord['cohorts'][number]['cohort'][];
  status_demo: Partial<Record<StudySiteRecord['cohorts'][number]['cohort'], 'open' | 'full'>>;
  covid_condition: StudySiteRecord['covidConditions'];
  specialty: StudySiteRecord['specialty'];
  offsite: boolean;
};

/** Three study sites far from each other have a website, so that both cases can be seen. */
const WITH_WEBSITE = new Set(['sample-054', 'sample-074', 'sample-118']);

function convert(site: FrameSite): StudySiteRecord {
  return {
    id: site.id,
    name: { en: site.name, es: site.name.replace('Sample study site', 'Sitio de estudio de ejemplo') },
    city: site.city,
    state: site.state,
    country: site.country,
    postalCode: site.zip,
    lat: site.lat,
    long: site.long,
    cohorts: site.cohorts.map((cohort) => {
      const status = site.status_demo[cohort];
      if (status === undefined) throw new Error(`${site.id}: the group ${cohort} has no status_demo.`);
      return { cohort, status };
    }),
    covidConditions: site.covid_condition,
    specialty: site.specialty,
    offSite: site.offsite,
    website: WITH_WEBSITE.has(site.id) ? `https://example.org/study-sites/${site.id}` : null,
    sample: true,
  };
}

const source = process.argv[2];
if (source === undefined) throw new Error('Name the frame: node tools/import-study-sites.ts <frame.json>');
const frame = JSON.parse(readFileSync(source, 'utf8')) as { sites: FrameSite[] };
const lines = frame.sites.map((site) => JSON.stringify(convert(site)));
writeFileSync(new URL('../datasets/study-sites.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`);
process.stdout.write(`${lines.length} study sites written.\n`);
