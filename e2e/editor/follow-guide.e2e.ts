import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test, type Page } from '@playwright/test';

import { createDraw, testSeed, type Draw } from '../../scripts/draw.mjs';
import { cloneProject, type Clone } from '../guides/clone.ts';
import { readGuide } from '../guides/read-guide.ts';
import { readMessage } from '../messages.ts';
import { findPagesWithNumber, findUrls } from '../oracles/built-site.ts';
import { programme } from '../oracles/entries.ts';
import { numberIn, recordedNumbers, type RecordedNumber } from '../oracles/numbers.ts';
import { CHAT_SCRIPT_URL, NAME as OPT_OUT, optOut, serveChat } from '../journeys/opt-out-of-the-chat.ts';
import { LANGUAGES, type Language } from '../ways.ts';
import {
  drawMaterial,
  drawUpdate,
  drawSampleText,
  drawYear,
  newsletterTitles,
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

const root = fileURLToPath(new URL('../..', import.meta.url));
const guide = readFileSync(join(root, 'docs/guides/editing.md'), 'utf8');
const steps = readGuide(guide);
const NEWSLETTER_TITLE = /^(Spring|Summer|Fall|Primavera de|Verano de|Otoño de) \d{4}$/;
const ENTRIES = 'packages/content/entries';
const ABOUT_US = (language: Language) => `${ENTRIES}/page/about-us/${language}.md`;

type Drawn = {
  update: Update;
  caseStudy: CaseStudy;
  material: Material;
  newsletter: Newsletter;
  changed: SampleText;
  inEnglishOnly: Update;
  number: RecordedNumber & { corrected: number };
  saved: SampleText;
};

/** A row of the guide's table of references: what an editor writes, and what people read. */
type Reference = { written: string; read: Record<Language, string> };

/** The number that a later step of the guide gives a reference, if one does. */
function findCorrection(reference: string): string | undefined {
  const [, kind, id, field] = /^\{([\w-]+)\.([\w-]+)\.(\w+)\}$/.exec(reference) ?? [];
  const file = `${ENTRIES}/${kind}/${id}/meta.yml`;
  const written = steps.flatMap((step) => (step.kind === 'write' && step.file === file ? [step.text] : []));
  const digits = new RegExp(`^${field}: (\\d+)$`, 'm').exec(written.at(-1) ?? '')?.[1];
  return digits && new Intl.NumberFormat('en-US').format(Number(digits));
}

const [, referenceTable = ''] = /\| People read \(in Spanish\) +\|\n(.*?)\n\n/s.exec(guide) ?? [];
const REFERENCES: readonly Reference[] = [
  ...referenceTable.matchAll(/^\| `([^`]+)` +\| (.+?)(?: \((.+)\))? +\|$/gm),
].map(([, written = '', en = '', es = en]) => {
  const corrected = findCorrection(written);
  return { written, read: { en: corrected ?? en, es: corrected ?? es } };
});

/**
 * Numbers that are in one record only, so that every occurrence comes from it, that the guide does not mention, and that
 * no news states, since added news moves other news off a list.
 */
const correctable = recordedNumbers.filter(
  ({ value }) =>
    recordedNumbers.filter((other) => other.value === value).length === 1 &&
    !guide.includes(new Intl.NumberFormat('en-US').format(value)) &&
    !guide.includes(`: ${value}\n`) &&
    ![...findPagesWithNumber(root, value).keys()].some((page) => page.includes('stay-informed')),
);

function drawAll(draw: Draw): Drawn {
  const name = (kind: string) => `${kind}-${draw.integer(1e6)}`;
  const [season, year] = [draw.pick(SEASONS), drawYear(draw)];
  const number = draw.pick(correctable);
  return {
    update: drawUpdate(draw, name('news')),
    caseStudy: { id: name('case'), text: drawSampleText(draw), order: 3 },
    material: drawMaterial(draw, name('leaflet')),
    newsletter: { id: `${season}-${year}`, text: drawSampleText(draw), season, year },
    changed: drawSampleText(draw),
    // Older than the update, which is the newest.
    inEnglishOnly: { id: name('english'), text: drawSampleText(draw), date: '2026-01' },
    // A slightly larger number, so that goals, maximums and the surrounding text stay true.
    number: { ...number, corrected: number.value + 1 + draw.integer(3) },
    saved: drawSampleText(draw),
  };
}

/** A table as the guide shows it, with a reference in each row. */
const TABLE = `
| Letter | Text |
| ------ | ---- |
${REFERENCES.map(({ written }, index) => `| ${'abcdefghijklmnop'.charAt(index)} | ${written} |`).join('\n')}
`;
const PAPER = 'https://pubmed.ncbi.nlm.nih.gov/';
const LINK = { en: 'a paper', es: 'un artículo (en inglés)' };
const LINK_SENTENCE = { en: `Read [${LINK.en}](${PAPER}).`, es: `Lea [${LINK.es}](${PAPER}).` };

/** The guide's table of text: what an editor writes, by the start of what people see. */
const [, textTable = ''] = /^\| You write +\| People see +\|\n(.*?)\n\n/ms.exec(guide) ?? [];
const TEXT_ROWS = [...textTable.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, written = '', seen = '']) => ({
    code: [...written.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
    seen,
  }),
);
const findCode = (seen: string): string[] => TEXT_ROWS.find((row) => row.seen.startsWith(seen))?.code ?? [];

/** Each row of the table that is not a sentence of its own, in a part of its own. */
const MARKUP = (language: Language) =>
  [
    ...findCode('a heading inside'),
    '',
    ...findCode('a list'),
    '',
    ...findCode('a list with numbers').map((item) => item.trim()),
    '',
    `${findCode('**important**').join()}: ${findCode('a link to a page')
      .join()
      .replace('](/', language === 'en' ? '](/' : '](/es/')}, ${findCode('the phone number').join()}.`,
  ].join('\n');

/** The files that the guide says to write for each kind, with random text. */
function addAll(clone: Clone, drawn: Drawn): void {
  const { update, caseStudy, material, newsletter, changed, inEnglishOnly, number } = drawn;
  writeUpdate(clone, update);
  writeCaseStudy(clone, caseStudy);
  writeMaterial(clone, material);
  writeNewsletter(clone, newsletter);
  for (const language of LANGUAGES) {
    const added = [changed[language].sentence, TABLE, LINK_SENTENCE[language], '', MARKUP(language)].join(
      '\n',
    );
    clone.write(ABOUT_US(language), `${clone.read(ABOUT_US(language))}\n${added}\n`);
  }
  writeUpdate(clone, inEnglishOnly);
  const meta = `${ENTRIES}/update/${inEnglishOnly.id}/meta.yml`;
  clone.write(meta, `${clone.read(meta)}locales: [en]\n`);
  rmSync(join(clone.folder, ENTRIES, 'update', inEnglishOnly.id, 'es.md'));
  const record = clone.read(number.file);
  expect(numberIn(record, number.field)).toBe(number.value);
  clone.write(
    number.file,
    record.replace(`${number.field}: ${number.value}`, `${number.field}: ${number.corrected}`),
  );
}

/** Waits until the page has the text: with script the URL changes before it. */
const expectText = (page: Page, text: string) =>
  expect.poll(async () => (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain(text);

const drawn = drawAll(createDraw(testSeed, 'follow the editing guide'));

test.describe('an editor who follows the guide', () => {
  // One worker, so that there is one clone and one build.
  test.describe.configure({ mode: 'default' });
  let clone: Clone;
  let url = '';

  test.beforeAll(async () => {
    test.setTimeout(1_200_000);
    clone = await cloneProject();
    const last = steps.findLastIndex(({ kind }) => kind === 'open');
    for (const [index, step] of steps.entries()) if (index !== last) await clone.follow(step);
    addAll(clone, drawn);
    const look = steps[last];
    // The one build has a chat, too, for the visitors who opt out of it.
    if (look?.kind === 'open')
      await clone.follow({ ...look, script: `CHAT_SCRIPT_URL=${CHAT_SCRIPT_URL} ${look.script}` });
    url = clone.url() ?? '';
  });

  test.afterAll(() => clone.dispose());

  test.beforeEach(async ({ context }) => {
    await serveChat(context);
    test
      .info()
      .annotations.push(
        { type: 'who', description: 'an editor on a fresh clone, who knows the guide and nothing else' },
        { type: 'drawn', description: JSON.stringify(drawn) },
      );
  });

  test('publishes news, papers and changed text', async ({ page }) => {
    for (const language of LANGUAGES) {
      const home = language === 'en' ? '/' : '/es';
      const prefix = language === 'en' ? '' : '/es';
      const { update, caseStudy, material, newsletter, changed } = drawn;
      const followLink = async (name: string) => {
        await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
      };

      await page.goto(url + home);
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
        newsletter: `${prefix}/stay-informed/newsletters/${newsletter.id}`,
        guideNewsletter: `${prefix}/stay-informed/newsletters/spring-2026`,
      };
      for (const path of Object.values(paths)) expect(onMap.filter((href) => href === path)).toEqual([path]);

      // The newest update is the first of its list, and its title links to its text.
      await page.goto(`${url}${prefix}/stay-informed`);
      const titles = page.getByRole('main').getByRole('heading', { level: 3 });
      await expect(titles.first()).toHaveText(update.text[language].title);
      await expectText(page, update.text[language].intro);
      // The newest newsletter is the first of its list, and its title links to its text.
      const title = newsletterTitles(newsletter)[language];
      await expect(titles.filter({ hasText: NEWSLETTER_TITLE }).first()).toHaveText(title);
      await followLink(title);
      await expect(page).toHaveURL(url + paths.newsletter);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        readMessage(language, 'documents.pdf.newsletter', { title }),
      );
      await expectText(page, newsletter.text[language].sentence);
      await page.goBack();
      await followLink(update.text[language].title);
      await expect(page).toHaveURL(url + paths.update);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(update.text[language].title);
      await expectText(page, update.text[language].sentence);
      await expect(page).toHaveTitle(update.text[language].title);

      await page.goto(url + paths.guide);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'The first visits of 2026' : 'Las primeras visitas de 2026',
      );
      await page.goto(url + paths.guideNewsletter);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'Newsletter, Spring 2026' : 'Boletín: Primavera de 2026',
      );
      await page.goto(url + paths.caseStudy);
      await expectText(page, caseStudy.text[language].sentence);
      await page.goto(`${url}${prefix}/study-materials`);
      await followLink(material.text[language].title);
      await expect(page).toHaveURL(url + paths.material);
      await expectText(page, material.text[language].sentence);
      await page.goto(`${url}${prefix}/about-us`);
      await expectText(page, changed[language].sentence);

      const listed = findUrls(await (await page.request.get(`${url}/sitemap.xml`)).text());
      expect(listed).toEqual(expect.arrayContaining(Object.values(paths)));
    }
  });

  test('changes a number on every page', () => {
    const { value, corrected } = drawn.number;
    const before = findPagesWithNumber(root, value);
    expect(before.size).toBeGreaterThan(1);
    expect(findPagesWithNumber(clone.folder, value)).toEqual(new Map());
    expect(findPagesWithNumber(clone.folder, corrected)).toEqual(before);
    const languages = [...before.keys()].map((page) => (/^es[\\/]|^es\.html/.test(page) ? 'es' : 'en'));
    expect(new Set(languages)).toEqual(new Set(['en', 'es']));
  });

  test('shows in a new table what the guide says of each reference', async ({ page }) => {
    expect(REFERENCES.length).toBeGreaterThan(7);
    for (const language of LANGUAGES) {
      await page.goto(`${url}${language === 'en' ? '' : '/es'}/about-us`);
      const table = page.getByRole('table').filter({ hasText: 'Letter' });
      const cells = table.getByRole('row').locator('td:last-child');
      await expect(cells).toHaveText(REFERENCES.map(({ read }) => read[language]));
      await expect(page.getByRole('link', { name: LINK[language], exact: true })).toHaveAttribute(
        'href',
        PAPER,
      );
    }
  });

  test('shows the text as the guide says', async ({ page }) => {
    expect(TEXT_ROWS.length).toBeGreaterThan(8);
    for (const language of LANGUAGES) {
      const path = `${language === 'en' ? '' : '/es'}/about-us`;
      await page.goto(url + path);
      const main = page.getByRole('main');
      const [, name = '', id = ''] = /^### (.+) \{#(.+)\}$/.exec(findCode('a heading inside').join()) ?? [];
      const heading = main.getByRole('heading', { level: 3, name, exact: true });
      await expect(heading).toHaveText(name);
      await expect(main.locator(`[id="${id}"]`)).toHaveCount(1);
      await expect(main.locator('ul > li').filter({ hasText: /^(one|two)$/ })).toHaveText(['one', 'two']);
      await expect(main.locator('ol > li').filter({ hasText: /^(first|then)$/ })).toHaveText([
        'first',
        'then',
      ]);
      await expect(main.locator('strong').filter({ hasText: /^important$/ })).toHaveCount(1);
      await expect(main.getByRole('link', { name: 'the link text', exact: true })).toHaveAttribute(
        'href',
        path,
      );
      await expectText(page, `the link text, ${programme.phone.display}.`);
    }
  });

  test('publishes an update in English only', async ({ page }) => {
    const { id, text } = drawn.inEnglishOnly;
    await page.goto(`${url}/stay-informed`);
    await page.getByRole('main').getByRole('link', { name: text.en.title, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.en.title);
    await page.goto(`${url}/es/stay-informed`);
    await expect(page.getByRole('main').getByRole('link', { name: text.en.title })).toHaveCount(0);
    await page.goto(`${url}/es/stay-informed/updates/${id}`);
    await expectText(page, 'Esta página está solo en inglés.');
  });

  test(`whose visitors ${OPT_OUT}`, async ({ browser }) => {
    test.setTimeout(600_000);
    await optOut(browser, url);
  });

  test('prints PDFs again after their text or numbers change', () => {
    test.setTimeout(600_000);
    const file = `${ENTRIES}/study-material/adult-join/es.md`;
    const print = steps.find((step) => step.kind === 'left out' && step.text.includes('make-pdfs.ts'));
    const command = print?.kind === 'left out' ? print.text.trim() : '';
    const findOld = (): string[] =>
      clone.run(`${command} --check`).printed.match(/^files\/pdf\/.*older than.*$/gm) ?? [];
    const before = findOld();
    // The number that the guide corrects is in a newsletter.
    for (const language of LANGUAGES)
      expect(before.join('\n')).toMatch(new RegExp(`^files/pdf/${language}/newsletter-`, 'm'));
    clone.write(file, `${clone.read(file)}\n${drawn.changed.es.sentence}\n`);
    expect(findOld().filter((line) => !before.includes(line))).toEqual([
      expect.stringMatching(/^files\/pdf\/es\/\S*join\S*\.pdf: it is missing or older than its text/),
    ]);
    expect(readFileSync(join(root, 'scripts/stages.ts'), 'utf8')).toContain("make-pdfs.ts', '--check'");
    const { code, printed } = clone.run(command);
    expect(code, printed).toBe(0);
    expect(findOld()).toEqual([]);
  });

  // The last one: it stops the site that was built.
  test('sees saved changes without a reload, and none while there is an error', async ({ page, context }) => {
    test.setTimeout(600_000);
    const dev = steps.find((step) => step.kind === 'open' && step.script === 'npm run dev\n');
    expect(dev).toBeDefined();
    if (dev) await clone.follow(dev);
    const pages = { en: page, es: await context.newPage() };
    const before = { en: clone.read(ABOUT_US('en')), es: clone.read(ABOUT_US('es')) };
    for (const language of LANGUAGES) {
      await pages[language].goto(`${clone.url()}${language === 'en' ? '' : '/es'}/about-us`);
      await expectText(pages[language], drawn.changed[language].sentence);
    }
    const { en, es } = drawn.saved;
    clone.write(ABOUT_US('es'), `${before.es}\n${es.sentence}\n`);
    clone.write(ABOUT_US('en'), `${before.en}\n{programme.fax}\n`);
    await expect.poll(clone.printed, { timeout: 60_000 }).toContain('{programme.fax} refers to nothing');
    await expect(pages.es.getByText(es.sentence)).toHaveCount(0);
    clone.write(ABOUT_US('en'), `${before.en}\n${en.sentence}\n`);
    await expect(pages.en.getByText(en.sentence)).toBeVisible({ timeout: 60_000 });
    await expect(pages.es.getByText(es.sentence)).toBeVisible();
  });
});
