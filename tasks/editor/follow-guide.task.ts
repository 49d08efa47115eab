import { readFileSync } from 'node:fs';

import { expect, test, type Page } from '@playwright/test';

import { createDraw, type Draw } from '../draw.ts';
import { cloneProject, type Clone } from '../guides/clone.ts';
import { readGuide } from '../guides/read-guide.ts';
import { addressesIn } from '../oracles/built-site.ts';
import { readMessage } from '../messages.ts';
import { LANGUAGES, type Language } from '../ways.ts';
import { drawWords, quoted, type Words } from './updates.ts';

const seed = Number(process.env.TASK_SEED);
const guide = readFileSync(new URL('../../docs/guides/editing.md', import.meta.url), 'utf8');

const COHORTS = ['adult', 'pediatric', 'pregnancy', 'autopsy'];
const TYPES = ['enrollment', 'educational', 'at_home_tests', 'in_person_tests'];
const SEASONS = { spring: 'primavera', summer: 'verano', fall: 'otoño' };

type Addition = { id: string; words: Words };
type Drawn = {
  update: Addition & { date: string };
  caseStudy: Addition;
  material: Addition & { cohort: string; type: string };
  newsletter: Addition & { season: keyof typeof SEASONS; year: number };
  changed: Words;
};

/** Years that no update of the project will reach soon, so that what is added is the newest. */
function drawAll(draw: Draw): Drawn {
  const addition = (kind: string): Addition => ({
    id: `${kind}-${draw.integer(1e6)}`,
    words: drawWords(draw),
  });
  const two = (value: number) => String(value).padStart(2, '0');
  const year = 2030 + draw.integer(60);
  const month = `${year}-${two(1 + draw.integer(12))}`;
  const season = draw.pick(['spring', 'summer', 'fall'] as const);
  return {
    update: { ...addition('news'), date: draw.chance(0.5) ? month : `${month}-${two(1 + draw.integer(28))}` },
    caseStudy: addition('case'),
    material: { ...addition('leaflet'), cohort: draw.pick(COHORTS), type: draw.pick(TYPES) },
    newsletter: { ...addition('issue'), season, year, id: `${season}-${year}` },
    changed: drawWords(draw),
  };
}

const writeFields = (fields: Record<string, string>, body: string): string =>
  `---\n${Object.entries(fields)
    .map(([name, text]) => `${name}: ${text}`)
    .join('\n')}\n---\n\n${body}\n`;

function writeEntry(
  clone: Clone,
  folder: string,
  meta: string,
  words: Words,
  fields: (language: Language) => Record<string, string>,
  body: (language: Language) => string = (language) =>
    `## ${words[language].title} {#part}\n\n${words[language].sentence}`,
): void {
  clone.write(`packages/content/entries/${folder}/meta.yml`, meta);
  for (const language of LANGUAGES)
    clone.write(
      `packages/content/entries/${folder}/${language}.md`,
      writeFields(fields(language), body(language)),
    );
}

/** What the guide's section on each kind says to write, with drawn words. */
function addAll(clone: Clone, { update, caseStudy, material, newsletter, changed }: Drawn): void {
  const page = (words: Words, lead: 'intro' | 'summary') => (language: Language) => {
    const { title, intro } = words[language];
    return {
      pageTitle: quoted(title),
      description: quoted(intro),
      title: quoted(title),
      [lead]: quoted(intro),
    };
  };
  const { words } = update;
  writeEntry(
    clone,
    `update/${update.id}`,
    `date: ${update.date}\nimage: null\nsample: true\n`,
    words,
    page(words, 'intro'),
  );
  writeEntry(
    clone,
    `case-study/${caseStudy.id}`,
    'order: 3\nimage: null\nsample: true\n',
    caseStudy.words,
    page(caseStudy.words, 'intro'),
  );
  writeEntry(
    clone,
    `study-material/${material.id}`,
    `type: ${material.type}\ncohort: ${material.cohort}\ndate: 2026-11\nfile: null\nsample: false\n`,
    material.words,
    page(material.words, 'summary'),
  );
  const seasons = {
    en: `${newsletter.season[0]?.toUpperCase()}${newsletter.season.slice(1)} ${newsletter.year}`,
    es: `${SEASONS[newsletter.season]} de ${newsletter.year}`,
  };
  writeEntry(
    clone,
    `newsletter/${newsletter.id}`,
    `season: ${newsletter.season}\nyear: ${newsletter.year}\nimage: null\npdf: null\nsample: false\n`,
    newsletter.words,
    (language) => ({
      title: seasons[language],
      summary: quoted(newsletter.words[language].intro),
      downloadLabel: language === 'en' ? 'Download the newsletter' : 'Descargue el boletín',
    }),
    (language) => newsletter.words[language].sentence,
  );
  for (const language of LANGUAGES) {
    const file = `packages/content/entries/page/about-us/${language}.md`;
    clone.write(file, `${clone.read(file)}\n${changed[language].sentence}\n`);
  }
}

const textOf = async (page: Page) => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

test('an editor follows the guide, adds news and papers, changes a text, and sees them on the site', async ({
  page,
}) => {
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
      await page.getByRole('main').getByRole('link', { name: update.words[language].title }).waitFor();
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

      // The newest update is the first of its list, and its title leads to its words.
      await page.goto(`${address}${prefix}/stay-informed`);
      const titles = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(titles.first()).toHaveText(update.words[language].title);
      expect(await textOf(page)).toContain(update.words[language].intro);
      await page.locator(`#newsletter-${newsletter.id} summary`).click();
      await expect(page.getByText(newsletter.words[language].sentence)).toBeVisible();
      await followLink(update.words[language].title);
      await expect(page).toHaveURL(address + paths.update);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(update.words[language].title);
      expect(await textOf(page)).toContain(update.words[language].sentence);
      await expect(page).toHaveTitle(update.words[language].title);

      await page.goto(address + paths.guide);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'The first visits of 2026' : 'Las primeras visitas de 2026',
      );
      await page.goto(address + paths.caseStudy);
      expect(await textOf(page)).toContain(caseStudy.words[language].sentence);
      await page.goto(`${address}${prefix}/study-materials`);
      await followLink(material.words[language].title);
      await expect(page).toHaveURL(address + paths.material);
      expect(await textOf(page)).toContain(material.words[language].sentence);
      await page.goto(`${address}${prefix}/about-us`);
      expect(await textOf(page)).toContain(changed[language].sentence);

      const listed = addressesIn(await (await page.request.get(`${address}/sitemap.xml`)).text());
      expect(listed).toEqual(expect.arrayContaining(Object.values(paths)));
    }
  } finally {
    await clone.dispose();
  }
});
