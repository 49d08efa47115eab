import { expect } from '@playwright/test';

import { CONSENT_FORMS, readConsentForm } from '../oracles/consent-forms.ts';
import { visitorTask } from '../task.ts';

visitorTask<{ form: (typeof CONSENT_FORMS)[number] }>('read and print a consent form', {
  who: 'Somebody who wants to read what they would sign, on paper and with their family.',
  draw: (draw) => ({ form: draw.pick(CONSENT_FORMS) }),
  fixed: CONSENT_FORMS.map((form) => ({ form })),
  run: async (visitor, { form }) => {
    const { page, language } = visitor;
    const { title, versionDate, sentences } = readConsentForm(form, language);
    await visitor.arrive();
    const main = page.getByRole('main');
    await visitor.press(
      main.getByRole('link', { name: /^(consent form|formulario de consentimiento)$/ }).first(),
    );
    await expect(page).toHaveURL(/\/about-us\/about-studies-protocol#consent$/);
    await visitor.press(main.getByRole('link', { name: title, exact: true }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

    await page.emulateMedia({ media: 'print' });
    for (const navigation of await page.getByRole('navigation').all()) await expect(navigation).toBeHidden();
    const paper = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence) => !paper.includes(sentence))).toEqual([]);
    const day = new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(new Date(versionDate));
    expect(paper).toContain(day);
  },
});
