import { expect, test } from '@playwright/test';

import { createDraw, testSeed } from '../../scripts/draw.mjs';
import { cloneProject } from '../guides/clone.ts';
import { findUrls, findLinks } from '../oracles/built-site.ts';
import {
  drawMaterial,
  drawUpdate,
  drawSampleText,
  SEASONS,
  writeCaseStudy,
  writeMaterial,
  writeNewsletter,
  writeUpdate,
} from './entries.ts';

const COUNTS = { updates: 230, caseStudies: 90, materials: 90, years: 30 };

test('builds a site with 500 more entries', () => {
  test.setTimeout(3_600_000);
  return buildMany();
});

async function buildMany(): Promise<void> {
  const draw = createDraw(testSeed, 'many entries');
  const clone = await cloneProject();
  try {
    const each = (count: number, write: (index: number) => void) =>
      Array.from({ length: count }, (_, index) => write(index));
    each(COUNTS.updates, (index) => writeUpdate(clone, drawUpdate(draw, `news-${index}`)));
    each(COUNTS.caseStudies, (index) =>
      writeCaseStudy(clone, { id: `case-${index}`, text: drawSampleText(draw), order: 3 + index }),
    );
    each(COUNTS.materials, (index) => writeMaterial(clone, drawMaterial(draw, `leaflet-${index}`)));
    each(COUNTS.years, (index) => {
      for (const season of SEASONS) {
        const year = 2030 + index;
        writeNewsletter(clone, { id: `${season}-${year}`, text: drawSampleText(draw), season, year });
      }
    });
    const { code, printed } = clone.run('npm run build');
    expect(code, printed).toBe(0);

    const built = (file: string) => clone.read(`packages/site/dist/client/${file}`);
    const wanted = (prefix: string) => [
      ...Array.from({ length: COUNTS.updates }, (_, at) => `${prefix}/stay-informed/updates/news-${at}`),
      ...Array.from(
        { length: COUNTS.caseStudies },
        (_, at) => `${prefix}/stay-informed/case-studies/case-${at}`,
      ),
      ...SEASONS.flatMap((season) =>
        Array.from(
          { length: COUNTS.years },
          (_, at) => `${prefix}/stay-informed/newsletters/${season}-${2030 + at}`,
        ),
      ),
      ...Array.from({ length: COUNTS.materials }, (_, at) => `${prefix}/study-materials/leaflet-${at}`),
    ];
    for (const prefix of ['', '/es']) {
      const onMap = findLinks(built(`${prefix.slice(1)}/site-map/index.html`));
      expect(wanted(prefix).filter((path) => !onMap.includes(path))).toEqual([]);
      const indexed = findUrls(built('sitemap.xml'));
      expect(wanted(prefix).filter((path) => !indexed.includes(path))).toEqual([]);
    }
  } finally {
    await clone.dispose();
  }
}
