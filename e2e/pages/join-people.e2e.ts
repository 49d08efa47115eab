import type { Locator, Page } from '@playwright/test';

import { readWords } from '../messages.ts';
import { createDraw, testSeed } from '../../scripts/draw.mjs';
import { findStudySites, milesBetween, studySites, type StudySiteRecord } from '../oracles/study-sites.ts';
import { phoneLink, phoneNumber } from './contact-text.ts';
import { hydrate } from '../../packages/site/test/hydrated.ts';
import { joinText } from './join-text.ts';
import { tabTo } from './keyboard.ts';
import { expect, locales, test } from './test.ts';

type Status = StudySiteRecord['cohorts'][number];
const isOpen = ({ status }: Status) => status === 'open';

/** The study sites whose first group is closed, and another one open. */
const firstIsClosed = studySites.filter(
  ({ cohorts }) => cohorts.some(isOpen) && cohorts.findIndex(isOpen) > 0,
);
const allClosed = studySites.filter(({ cohorts }) => !cohorts.some(isOpen));
const forFamilies = studySites.filter(({ cohorts }) => cohorts.every(({ cohort }) => cohort === 'autopsy'));

/** One at random of the study sites with the same groups and statuses, by `TEST_SEED`. */
function sampleKinds(all: readonly StudySiteRecord[], name: string): readonly StudySiteRecord[] {
  const draw = createDraw(testSeed, name);
  return [...Map.groupBy(all, ({ cohorts }) => JSON.stringify(cohorts)).values()].map((same) =>
    draw.pick(same),
  );
}

/** Runs a step with each of the sampled study sites. A failure prints which one, and the seed. */
async function withEachKind(
  all: readonly StudySiteRecord[],
  name: string,
  step: (studySite: StudySiteRecord) => Promise<void>,
): Promise<void> {
  for (const studySite of sampleKinds(all, name))
    await test.step(`${studySite.id}, TEST_SEED=${testSeed}`, () => step(studySite));
}

const prefix = { en: '', es: '/es' } as const;
const words = readWords({
  forMyself: 'join.forMyself',
  first: 'join.firstName',
  caregiver: 'join.firstName.caregiver',
  spec: 'joinRequest.firstName.required',
  caregiverError: 'join.firstName.required.caregiver',
  next: 'finder.near.continue',
  updates: 'finder.none.updates',
});

const labels = {
  en: {
    ...words.en,
    ask: 'Ask to join at',
    both: /^First name of the parent or caregiver, or your own if you are 18 or older/,
    hints: [
      'To join for a child, write',
      'Write your own name, not the child’s name.',
      'Write your own name.',
    ],
    family: {
      heading: 'Ask about the tissue study',
      sorry: 'We are sorry for your loss.',
      call: new RegExp(
        `^The quickest way is to call ${phoneNumber}\\. .* If you prefer, leave your name and number and we will call you\\.$`,
      ),
      question: /^Which study are you asking about\?/,
      name: /^Your first name \(the family member we should call\)/,
      error: 'Please enter your first name: the family member we should call',
      never: 'want to join',
    },
    closed: '(closed)',
    open: '(open: ',
    miles: /([\d,]+)\smiles?\s\(/,
  },
  es: {
    ...words.es,
    ask: 'Solicite participar en',
    both: /^Nombre del padre, la madre o el cuidador, o el suyo si tiene 18 años o más/,
    hints: [
      'Si lo pide para un niño',
      'Escriba su propio nombre, no el del niño.',
      'Escriba su propio nombre.',
    ],
    family: {
      heading: 'Pregunte por el estudio de tejidos',
      sorry: 'Sentimos mucho su pérdida.',
      call: new RegExp(
        `^Lo más rápido es llamar al ${phoneNumber}\\. .* Si prefiere, deje su nombre y teléfono y le devolvemos la llamada\\.$`,
      ),
      question: /^¿Sobre qué estudio desea preguntar\?/,
      name: /^Su nombre \(el familiar al que debemos llamar\)/,
      error: 'Escriba su nombre: el del familiar al que debemos llamar',
      never: 'grupo desea',
    },
    closed: '(cerrado)',
    open: '(abierto: ',
    miles: /([\d,]+)\smillas?\s\(/,
  },
} as const;

type How = 'pointer' | 'keyboard';

/** Presses a link or button by pointer or keyboard. */
async function press(page: Page, target: Locator, how: How): Promise<void> {
  if (how === 'pointer') return target.click();
  await target.focus();
  await page.keyboard.press('Enter');
}

/** Sends an invalid form and follows the first link of the error summary. Returns the radio button with focus. */
async function followFirstError(page: Page, within: Locator, locale: 'en' | 'es', how: How) {
  await press(page, within.getByRole('button', { name: joinText[locale].send }), how);
  const summary = within.getByRole('region', { name: joinText[locale].problem });
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link').first(), how);
  await expect(summary).not.toBeFocused();
  return within.locator('input[name=cohort]:focus');
}

for (const locale of locales) {
  const w = labels[locale];
  const home = prefix[locale];
  const [onPage, inDialog]: [How, How] = locale === 'en' ? ['pointer', 'keyboard'] : ['keyboard', 'pointer'];

  const expectOpenGroup = async (page: Page, focused: Locator, { cohorts }: StudySiteRecord) => {
    await expect(focused).toHaveValue(cohorts.find(isOpen)?.cohort ?? '');
    await page.keyboard.press('Space');
    await expect(focused).toBeChecked();
  };

  test(`focuses the open group from the first error on the page, ${locale}, ${onPage}`, async ({ page }) => {
    await withEachKind(firstIsClosed, `page, ${locale}`, async (studySite) => {
      await page.goto(`${home}/join?site=${studySite.id}`);
      await hydrate(page);
      const focused = await followFirstError(page, page.getByRole('main'), locale, onPage);
      await expectOpenGroup(page, focused, studySite);
    });
  });

  test(`focuses the open group from the first error in the dialog over home, ${locale}, ${inDialog}`, async ({
    page,
  }) => {
    await withEachKind(firstIsClosed, `dialog, ${locale}`, async (studySite) => {
      await page.goto(`${home || '/'}?near=${studySite.postalCode}#find-sites`);
      await hydrate(page);
      const link = page.getByRole('link', { name: `${w.ask} ${studySite.name[locale]}`, exact: true });
      await press(page, link.first(), inDialog);
      const focused = await followFirstError(page, page.getByRole('dialog'), locale, inDialog);
      await expectOpenGroup(page, focused, studySite);
    });
  });

  test(`focuses the dialog over a page of a state from the first error, ${locale}, ${inDialog}`, async ({
    page,
  }) => {
    await page.goto(`${home}/new-mexico`);
    await hydrate(page);
    await press(page, page.locator('a[href*="/join?site="]').filter({ visible: true }).first(), inDialog);
    const focused = await followFirstError(page, page.getByRole('dialog'), locale, inDialog);
    await expect(focused).toBeEnabled();
  });

  test(`offers at every closed study site the nearest open ones for its groups, ${locale}`, async ({
    request,
  }) => {
    for (const studySite of allClosed) {
      const page = await (await request.get(`${home}/join?site=${studySite.id}`)).text();
      const html = page.slice(page.indexOf('<main'), page.indexOf('</main>'));
      const offered = [...html.matchAll(/<input[^>]*name="site"[^>]*>/g)].map(
        ([input]) => /value="([^"]+)"/.exec(input)?.[1],
      );
      const nearest = studySite.cohorts.flatMap(({ cohort }) => {
        const [found] = findStudySites(studySite, { cohort, status: 'open' });
        return found?.studySite.id ?? [];
      });
      expect(offered, studySite.id).toEqual(expect.arrayContaining(nearest));
      expect(offered.length, studySite.id).toBe(Math.max(3, new Set(nearest).size));
      expect(html).toContain(phoneLink);
      expect(html).toContain(w.updates);
      // A family after a death cannot wait.
      const canWait = studySite.cohorts.some(({ cohort }) => cohort !== 'autopsy');
      expect(new RegExp(`href="${home}/alerts[?"]`).test(html), studySite.id).toBe(canWait);
    }
  });

  test(`shows how far the nearest open study sites are, and leads to the form of a chosen one, ${locale}`, async ({
    page,
  }) => {
    const [studySite] = allClosed;
    await page.goto(`${home}/join?site=${studySite?.id}`);
    const cards = page.getByRole('main').getByRole('radio');
    await expect(cards).toHaveCount(3);
    await expect(cards.first()).toBeChecked();
    const cardText = page.getByRole('main').getByText(w.miles);
    const shown = await cardText.evaluateAll((all) => all.map(({ textContent }) => textContent));
    const ids = await cards.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    for (const [index, id] of ids.entries()) {
      const there = studySites.find((each) => each.id === id);
      const [, miles = ''] = w.miles.exec(shown[index] ?? '') ?? [];
      const expected = milesBetween(studySite as StudySiteRecord, there as StudySiteRecord);
      expect(Math.abs(expected - Number(miles.replace(',', ''))), id).toBeLessThan(1);
    }
    await cards.last().press('Space');
    await page.getByRole('button', { name: w.next }).click();
    await expect(page).toHaveURL(new RegExp(`site=${ids.at(-1)}`));
    await expect(page.getByRole('button', { name: joinText[locale].send })).toBeVisible();
  });

  test(`offers other study sites for a closed group beside an open one, ${locale}`, async ({ page }) => {
    await page.goto(`${home}/join?site=sample-118&cohort=adult`);
    await expect(page.locator('input[type=radio][name=site]')).toHaveCount(3);
    await expect(page.locator('input[type=hidden][name=cohort]')).toHaveValue('adult');
    await expect(page.getByRole('button', { name: joinText[locale].send })).toBeVisible();
  });

  test(`lists open study sites first and marks closed ones, ${locale}`, async ({ page }) => {
    await page.goto(`${home}/join`);
    const groups = await page
      .locator('select[name=site] optgroup')
      .evaluateAll((all) =>
        all.map((group) =>
          [...group.querySelectorAll('option')].map(({ value, label }) => ({ value, label })),
        ),
      );
    expect(groups.flat()).toHaveLength(studySites.length);
    for (const options of groups) {
      const open = options.map(({ value }) =>
        studySites.find(({ id }) => id === value)?.cohorts.some(isOpen),
      );
      expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
      options.forEach(({ label }, index) => {
        expect(label).toContain(open[index] ? w.open : w.closed);
        expect(label.split('Birmingham').length, label).toBeLessThanOrEqual(2);
      });
    }
  });

  for (const script of [true, false]) {
    test.describe(script ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled: script, allowed: /422/ });

      test(`lets a young adult ask in their own name, ${locale}`, async ({ page }) => {
        await page.goto(`${home}/join?site=sample-001`);
        const name = page.locator('input[name=firstName]');
        const self = page.getByRole('checkbox', { name: w.forMyself });
        await expect(self).toBeHidden();
        await expect(name).toHaveAccessibleDescription(new RegExp(w.hints[0]));
        await page.getByRole('radio').check();
        await expect(name).toHaveAccessibleName(script ? w.caregiver : w.both);
        await expect(name).toHaveAccessibleDescription(w.hints[1]);
        await page.getByRole('button', { name: joinText[locale].send }).click();
        const error = page.getByRole('link', { name: w.spec });
        await expect(error).toHaveText(w.caregiverError, { useInnerText: true });
        await expect(name).toHaveAccessibleDescription(`${w.hints[1]} Error: ${w.caregiverError}`);
        await self.check();
        await expect(name).toHaveAccessibleName(w.first);
        await expect(error).toHaveText(w.spec, { useInnerText: true });
        await expect(name).toHaveAccessibleDescription(`${w.hints[2]} Error: ${w.spec}`);
        // A rejected form keeps the checked boxes.
        await page.getByRole('button', { name: joinText[locale].send }).click();
        await expect(self).toBeChecked();
        await expect(name).toHaveAccessibleName(w.first);
      });

      test(`does not ask next of kin to join, ${locale}`, async ({ page }) => {
        const family = w.family;
        await withEachKind(forFamilies, `family, ${locale}, ${script}`, async ({ id, name }) => {
          await page.goto(`${home}/join?site=${id}`);
          const main = page.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(
            `${family.heading}: ${name[locale]}`,
          );
          await expect(main.getByText(family.sorry)).toBeVisible();
          await expect(main.getByText(family.call)).toBeVisible();
          await expect(main.getByRole('radiogroup', { name: family.question })).toBeVisible();
          await expect(main.getByRole('radio')).toBeChecked();
          await expect(main.locator('input[name=firstName]')).toHaveAccessibleName(family.name);
          expect((await main.innerText()).toLowerCase()).not.toContain(family.never);
        });
        await page.getByRole('button', { name: joinText[locale].send }).click();
        await expect(page.getByRole('link', { name: w.spec })).toHaveText(family.error, {
          useInnerText: true,
        });
      });
    });
  }

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, allowed: /422/ });

    test(`focuses the group from the first error, and its options by Tab, ${locale}`, async ({ page }) => {
      await withEachKind(firstIsClosed, `without script, ${locale}`, async ({ id, cohorts }) => {
        await page.goto(`${home}/join?site=${id}`);
        await page.getByRole('button', { name: joinText[locale].send }).click();
        const link = page.getByRole('link', { name: joinText[locale].errors[0] });
        await tabTo(page, link);
        await page.keyboard.press('Enter');
        await expect(page.getByRole('radiogroup')).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.locator('input:focus')).toHaveValue(cohorts.find(isOpen)?.cohort ?? '');
      });
    });
  });
}

test('starts the dialog with the condolence', async ({ page }) => {
  const [studySite] = forFamilies;
  await page.goto(`/?near=${studySite?.postalCode}#find-sites`);
  await hydrate(page);
  await page
    .getByRole('link', { name: `Ask about the tissue study at ${studySite?.name.en}`, exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: labels.en.family.heading });
  await expect(dialog.getByRole('heading', { name: labels.en.family.heading })).toBeFocused();
  await expect(dialog.getByText(labels.en.family.sorry)).toBeVisible();
});
