import { LOCALES } from '../../src/index.ts';
import type { Locale } from '../../src/index.ts';
import type { Entry, Facts } from './read-entry.ts';

/** No facts in any language: for the programme's own entry. */
export const NO_FACTS: Record<Locale, Facts> = { en: new Map(), es: new Map() };

/**
 * The texts of the programme's record in each language, by path: `phone.display` → `1-800-555-0199`. A link that the
 * programme does not have leads to an e-mail to it.
 */
export function programmeFacts(programme: Entry | undefined): Record<Locale, Facts> {
  const facts: Record<Locale, Map<string, string>> = { en: new Map(), es: new Map() };
  for (const locale of LOCALES) {
    const record = { ...programme?.meta, ...programme?.translations[locale]?.fields };
    collect(record, '', facts[locale]);
    const links = typeof record.links === 'object' ? Object.entries(record.links ?? {}) : [];
    for (const [link, address] of links)
      if (address === null) facts[locale].set(`links.${link}`, `mailto:${facts[locale].get('email') ?? ''}`);
  }
  return facts;
}

function collect(value: unknown, path: string, facts: Map<string, string>): void {
  if (typeof value === 'string') facts.set(path, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value))
    collect(child, path === '' ? key : `${path}.${key}`, facts);
}
