import { expect } from '@playwright/test';

import { visitorTask } from '../task.ts';
import { Visitor } from '../visitor.ts';
import { LANGUAGES, type Language } from '../ways.ts';

/** Where the language is switched: on home, or on the page behind a link of the footer, counted from the first. */
type Choice = 'home' | number;
type Data = { choices: readonly Choice[] };

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** A week later: what the browser forgets when it is closed, or within the week, is gone. */
async function comeBack({ page, way }: Visitor): Promise<Visitor> {
  const context = page.context();
  const inAWeek = Date.now() / 1000 + WEEK_SECONDS;
  const kept = (await context.cookies()).filter(({ expires }) => expires > inAWeek);
  await context.clearCookies();
  await context.addCookies(kept);
  const next = await context.newPage();
  await page.close();
  await next.goto('/');
  return new Visitor(next, way, () => {});
}

/** Links of the footer that lead to another page: with script, the one to the contact form opens it over this page. */
const PAGE_LINKS = 'a[href^="/"]:not([href*="."]):not([href*="#"]):not([href$="/contact"])';

/** Leaves home by a link of the footer. */
async function leaveHome(visitor: Visitor, link: number): Promise<void> {
  const { page } = visitor;
  const links = page.getByRole('contentinfo').locator(PAGE_LINKS);
  const target = links.nth(link % (await links.count()));
  const address = await target.getAttribute('href');
  await visitor.press(target);
  await expect(page).toHaveURL(address ?? '');
}

/** Uses the switch in the header, and reads the page in the language that was chosen. */
async function chooseLanguage(visitor: Visitor, language: Language): Promise<void> {
  const { page } = visitor;
  const name = visitor.text(`shell.language.${language}`);
  await visitor.press(page.getByRole('banner').getByRole('link', { name }));
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await page.waitForLoadState();
}

visitorTask<Data>('come back next week and read on in the language that I chose', {
  who: 'Somebody whose browser speaks one language and who reads the site in the other, or cannot decide.',
  draw: (draw) => ({
    choices: Array.from({ length: 2 + draw.integer(2) }, () =>
      draw.chance(0.5) ? 'home' : draw.integer(20),
    ),
  }),
  // Whoever chose Español at / and came back read English.
  fixed: [{ choices: ['home', 'home'] }],
  run: async (arriving, { choices }) => {
    await arriving.arrive();
    let visitor = arriving;
    let language = arriving.language;
    for (const choice of choices) {
      const chosen = LANGUAGES.find((other) => other !== language) ?? language;
      if (choice !== 'home') await leaveHome(visitor, choice);
      await chooseLanguage(visitor, chosen);
      visitor = await comeBack(visitor);
      await expect(visitor.page).toHaveURL(chosen === 'es' ? '/es' : '/');
      await expect(visitor.page.locator('html')).toHaveAttribute('lang', chosen);
      language = chosen;
    }
  },
});
