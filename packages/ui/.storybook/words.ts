/** The languages in which every example is shown. */
export type Locale = 'en' | 'es';

type StoryContext = { globals: Record<string, unknown> };

/** The language chosen in the catalogue's toolbar; English when none is. */
export const localeOf = ({ globals }: StoryContext): Locale => (globals.locale === 'es' ? 'es' : 'en');

/** A story's sample words in the chosen language. */
export const words = <Words>(context: StoryContext, examples: Record<Locale, Words>): Words =>
  examples[localeOf(context)];
