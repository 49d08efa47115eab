/** The languages in which every example is shown. */
export type Locale = 'en' | 'es';

type StoryContext = { globals: Record<string, unknown> };

/** A language that the package has no messages for. */
export const unknownLocale = 'fr' as Locale;

/** The language of the toolbar, which may be one without messages. Default English. */
export const getStoryLocale = ({ globals }: StoryContext): Locale =>
  ['es', unknownLocale].includes(globals.locale as Locale) ? (globals.locale as Locale) : 'en';

/** The tag that a page gives to LocaleProvider: Spanish with the numbers of the United States. */
export const getStoryTag = (context: StoryContext): string =>
  getStoryLocale(context) === 'es' ? 'es-US' : getStoryLocale(context);

/** The language of a story's sample text: the chosen one, or English where it has none. */
export const getSampleLanguage = (context: StoryContext): Locale =>
  getStoryLocale(context) === 'es' ? 'es' : 'en';

/** A story's sample text. */
export const getSample = <Words>(context: StoryContext, examples: Record<Locale, Words>): Words =>
  examples[getSampleLanguage(context)];
