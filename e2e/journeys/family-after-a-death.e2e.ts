import { expect } from '@playwright/test';

import { programme } from '../oracles/entries.ts';
import { visitorTask } from '../task.ts';
import { followMenu } from './menu.ts';

/** What a family must know first, as the page puts it. */
const KNOWN = {
  en: {
    early: /call as early as you can/,
    undecided: /do not have to decide/,
    night: /At night or on a weekend,? ask the hospital or hospice staff/,
  },
  es: {
    early: /llame lo antes posible/,
    undecided: /No tiene que decidir/,
    night: /De noche o en fin de semana,? pida al personal del hospital o del hospicio/,
  },
};
const WAITS = /when you feel able|cuando sienta que puede/i;

visitorTask<{ isByMenu: boolean }>('know whom to call after a death, and when', {
  who: 'The wife of a man who had COVID and died tonight. Somebody told her of the study; she will not read far.',
  draw: (draw) => ({ isByMenu: draw.chance(0.5) }),
  fixed: [{ isByMenu: true }, { isByMenu: false }],
  run: async (visitor, { isByMenu }) => {
    const { page } = visitor;
    await visitor.arrive();
    const known = KNOWN[visitor.language];
    if (isByMenu) {
      await followMenu(visitor, 'participants', 'tissue');
      await expect(page).toHaveURL(/\/for-participants\/tissue-pathology$/);
    }
    // On home the section that is headed so; on its page the first one, "What to do now".
    const section = isByMenu
      ? page.getByRole('main').locator('ol').first()
      : page
          .getByRole('main')
          .locator('section')
          .filter({ has: page.locator('#tissue-pathology') });
    const call = section.getByRole('link', { name: programme.phone.display });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', programme.phone.href);
    for (const text of Object.values(known)) await expect(section).toContainText(text);
    await expect(section).not.toContainText(WAITS);
    await expect(
      page.getByRole('main').getByRole('link', { name: programme.tissueEmail }).first(),
    ).toHaveAttribute('href', `mailto:${programme.tissueEmail}`);
  },
});
