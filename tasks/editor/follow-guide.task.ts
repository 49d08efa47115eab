import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { createDraw, type Draw } from '../draw.ts';
import { cloneProject, type Clone } from '../guides/clone.ts';
import { readGuide } from '../guides/read-guide.ts';
import { findUrls } from '../oracles/built-site.ts';
import { readMessage } from '../messages.ts';
import { LANGUAGES } from '../ways.ts';
import {
  drawMaterial,
  drawUpdate,
  drawSampleText,
  drawYear,
  SEASONS,
  writeCaseStudy,
  writeMaterial,
  writeNewsletter,
  writeUpdate,
  type CaseStudy,
  type Material,
  type Newsletter,
  type Update,
  type SampleText,
} from './entries.ts';

const seed = Number(process.env.TASK_SEED);
const guide = readFileSync(new URL('../../docs/guides/editing.md', import.meta.url), 'utf8');

type Drawn = {
  update: Update;
  caseStudy: CaseStudy;
  material: Material;
  newsletter: Newsletter;
  changed: SampleText;
};

function drawAll(draw: Draw): Drawn {
  const name = (kind: string) => `${kind}-${draw.integer(1e6)}`;
  const [season, year] = [draw.pick(SEASONS), drawYear(draw)];
  return {
    update: drawUpdate(draw, name('news')),
    caseStudy: { id: name('case'), text: drawSampleText(draw), order: 3 },
    material: drawMaterial(draw, name('leaflet')),
    newsletter: { id: `${season}-${year}`, text: drawSampleText(draw), season, year },
    changed: drawSampleText(draw),
  };
}

/** The files that the guide says to write for each kind, with random text. */
function addAll(clone: Clone, { update, caseStudy, material, newsletter, changed }: Drawn): void {
  writeUpdate(clone, update);
  writeCaseStudy(clone, caseStudy);
  writeMaterial(clone, material);
  writeNewsletter(clone, newsletter);
  for (const language of LANGUAGES) {
    const file = `packages/content/entries/page/about-us/${language}.md`;
    clone.write(file, `${clone.read(file)}\n${changed[language].sentence}\n`);
  }
}

/** Waits until the page says it: with script the address comes before the text. */
const expectText = (page: Page, text: string) =>
  expect.poll(async () => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain(text);

test('publishes news, papers and changed text of an editor who follows the guide', async ({ page }) => {
  test.setTimeout(1_200_000);
  const drawn = drawAll(createDraw(seed, 'follow the editing guide'));
  test
    .info()
    .annotations.push(
      { type: 'who', description: 'an editor on a fresh clone, who knows the guide and nothing else' },
      { type: 'drawn', description: JSON.stringify(drawn) },
    );
  const clone = await cloneProject();
  try {
    const steps = readGuide(guide);
    const last = steps.findLastIndex(({ kind }) => kind === 'open');
    for (const step of steps.slice(0, last)) await clone.follow(step);
    addAll(clone, drawn);
    for (const step of steps.slice(last)) await clone.follow(step);
    const address = clone.address() ?? '';

    for (const language of LANGUAGES) {
      const home = language === 'en' ? '/' : '/es';
      const prefix = language === 'en' ? '' : '/es';
      const { update, caseStudy, material, newsletter, changed } = drawn;
      const followLink = async (name: string) => {
        await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      };

      await page.goto(address + home);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: readMessage(language, 'shell.footer.siteMap') })
        .click();
      await page.getByRole('main').getByRole('link', { name: update.text[language].title }).waitFor();
      const onMap = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const paths = {
        update: `${prefix}/stay-informed/updates/${update.id}`,
        guide: `${prefix}/stay-informed/updates/first-visits-2026`,
        caseStudy: `${prefix}/stay-informed/case-studies/${caseStudy.id}`,
        material: `${prefix}/study-materials/${material.id}`,
      };
      for (const path of Object.values(paths)) expect(onMap.filter((href) => href === path)).toEqual([path]);

      // The newest update is the first of its list, and its title links to its text.
      await page.goto(`${address}${prefix}/stay-informed`);
      const titles = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(titles.first()).toHaveText(update.text[language].title);
      await expectText(page, update.text[language].intro);
      await page.locator(`#newsletter-${newsletter.id} summary`).click();
      await expect(page.getByText(newsletter.text[language].sentence)).toBeVisible();
      await followLink(update.text[language].title);
      await expect(page).toHaveURL(address + paths.update);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(update.text[language].title);
      await expectText(page, update.text[language].sentence);
      await expect(page).toHaveTitle(update.text[language].title);

      await page.goto(address + paths.guide);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'The first visits of 2026' : 'Las primeras visitas de 2026',
      );
      await page.goto(address + paths.caseStudy);
      await expectText(page, caseStudy.text[language].sentence);
      await page.goto(`${address}${prefix}/study-materials`);
      await followLink(material.text[language].title);
      await expect(page).toHaveURL(address + paths.material);
      await expectText(page, material.text[language].sentence);
      await page.goto(`${address}${prefix}/about-us`);
      await expectText(page, changed[language].sentence);

      const listed = findUrls(await (await page.request.get(`${address}/sitemap.xml`)).text());
      expect(listed).toEqual(expect.arrayContaining(Object.values(paths)));
    }
  } finally {
    await clone.dispose();
  }
});
