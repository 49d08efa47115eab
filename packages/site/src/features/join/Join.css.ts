import { vars } from '@longcovid/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * The choices in the form determine the requester: an adult or a pregnant person, the parent or caregiver of a child, a
 * young adult, or the family of a person who died. CSS instead of script: labels, hints and errors are correct before
 * hydration, also in the list of errors, without layout shift. A browser without :has() shows the generic text; the
 * hint has the rest.
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

/** Text per requester. */
export const requester = {
  plain: style({ selectors: { [`:is(${child}, ${youngAdult}, ${family}) &`]: hidden } }),
  caregiver: shownIn(child),
  youngAdult: shownIn(youngAdult),
  family: shownIn(family),
};

export type Requester = keyof typeof requester;

/** Shown without script. */
export const withoutScript = style({
  display: 'none',
  '@media': { '(scripting: none)': { display: 'inline' } },
});

/** Content of one group. Hidden only where the browser can show it again. */
const onlyFor = (cohort: string) =>
  style({
    '@supports': {
      'selector(:has(*))': { selectors: { [`${form}:not(${hasChosen(cohort)}) &`]: hidden } },
    },
  });

export const onlyForPediatric = onlyFor('pediatric');
export const onlyForFamily = onlyFor('autopsy');

/** Alternatives for a closed group. */
export const options = style({ display: 'grid', gap: vars.space[2] });

globalStyle(`${options} p`, { marginBlock: 0 });
