import { LOCALES } from '../src/index.ts';
import type { PageCollections, RecordPage } from '../src/index.ts';
import { isDemonstration, isExternal } from './check-cross-references.ts';
import { ALL_KINDS } from './build-collections.ts';
import type { BuiltCollections } from './build-collections.ts';
import type { Entry } from './read-entry.ts';

/** The records that are pages of the site, so that the site needs no list of its own. */
export function getCollections({ entries, files }: BuiltCollections): PageCollections {
  const pages = Object.fromEntries(
    ALL_KINDS.filter(([, { pages }]) => pages !== undefined).map(([name, { pages, hasPlaceholders }]) => {
      const records = files.get(`${LOCALES[0]}/${name}.json`) as { id: string; sample?: boolean }[];
      const order = records.map(({ id }) => id);
      const listed = entries[name].toSorted((a, b) => order.indexOf(a.slug) - order.indexOf(b.slug));
      const placeholders = hasPlaceholders ? records.filter(({ sample }) => sample).map(({ id }) => id) : [];
      return [
        name,
        (pages === 'listed' ? listed : entries[name])
          .flatMap(toRecordPages)
          .map((page) => (placeholders.includes(page.id) ? { ...page, isListed: false } : page)),
      ];
    }),
  );
  return { ...pages, demonstration: isDemonstration({ entries }) } as unknown as PageCollections;
}

/** The page of an entry; none when its text is another page in every language. */
function toRecordPages({ slug, translations }: Entry): RecordPage[] {
  const written = LOCALES.flatMap((locale) => translations[locale] ?? []);
  const other = written.find(isExternal);
  const locales = LOCALES.filter((locale) => {
    const translation = translations[locale];
    return translation !== undefined && !isExternal(translation);
  });
  if (locales.length === 0) return [];
  return [
    {
      id: slug,
      ...(locales.length < LOCALES.length && { locales }),
      ...(other && { translatedAt: other.fields['href'] as `/${string}` }),
    },
  ];
}
