/** The languages in which every example is shown. */
export type Locale = 'en' | 'es';

type StoryContext = { globals: Record<string, unknown> };

/** Given to components in place of a language that they have words for, as a page without types might. */
export const unknownLocale = 'fr' as Locale;

/** What a story gives to its component: the language of the toolbar, which may be one without words. Default English. */
export const getStoryLocale = ({ globals }: StoryContext): Locale =>
  ['es', unknownLocale].includes(globals.locale as Locale) ? (globals.locale as Locale) : 'en';

/** The language of a story's sample words: the chosen one, or English where it has none. */
export const getSampleLanguage = (context: StoryContext): Locale =>
  getStoryLocale(context) === 'es' ? 'es' : 'en';

/** A story's sample words. */
export const getSample = <Words>(context: StoryContext, examples: Record<Locale, Words>): Words =>
  examples[getSampleLanguage(context)];
