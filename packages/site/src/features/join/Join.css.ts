import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Who asks is told by what is chosen in the form: the staff of a study site call an adult or a pregnant person, the parent
 * or caregiver of a child, a young adult who asks for themselves, or the family of a person who has died. By style and not
 * by script: label, hint and error are right before script has come, change at once in the list of errors too, and nothing
 * moves under a finger. A browser without :has() shows the plain text; the hint says the rest.
 */
const form = '[data-component="form"]';
const hasChosen = (cohort: string) => `:has([name='cohort'][value='${cohort}']:checked)`;
const isForSelf = ":has([name='forMyself']:checked)";
const child = `${form}${hasChosen('pediatric')}:not(${isForSelf})`;
const youngAdult = `${form}${hasChosen('pediatric')}${isForSelf}`;
const family = `${form}${hasChosen('autopsy')}`;

const shownIn = (selector: string) =>
  style({ display: 'none', selectors: { [`${selector} &`]: { display: 'inline' } } });

const hidden = { display: 'none' } as const;

/** Text for each person who may ask. */
export const requester = {
  plain: style({ selectors: { [`:is(${child}, ${youngAdult}, ${family}) &`]: hidden } }),
  caregiver: shownIn(child),
  youngAdult: shownIn(youngAdult),
  family: shownIn(family),
};

export type Requester = keyof typeof requester;

/** Said where no script will come. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline' } },
});

/** What belongs to one group. Hidden only where the browser can bring it back. */
const onlyFor = (cohort: string) =>
  style({
    '@supports': {
      'selector(:has(*))': { selectors: { [`${form}:not(${hasChosen(cohort)}) &`]: hidden } },
    },
  });

export const onlyForPediatric = onlyFor('pediatric');
export const onlyForFamily = onlyFor('autopsy');

/** What can be done when a group is closed. */
export const options = style({ display: 'grid', gap: vars.space[2] });

globalStyle(`${options} p`, { marginBlock: 0 });
