import type { Figure, Locale } from '@longcovid/content';
import { checkFigure, type FigureRecord, type LocalizedText } from '@longcovid/ui/figure/data';

/** The same figures in each language. */
export type FiguresByLocale = Readonly<Record<Locale, readonly Figure[]>>;

const both = (en: string, es: string): LocalizedText => ({ en, es });

type Labelled = { id: string; label: string };

/** Parts of a figure with their texts in both languages; empty in a language that lacks the part. */
const labelsInBoth = <Part extends Labelled>(en: readonly Part[], es: readonly Part[]) =>
  en.map((part) => ({
    ...part,
    label: both(part.label, es.find(({ id }) => id === part.id)?.label ?? ''),
  }));

/** One record with the texts of both languages, so that claims are checked in each and compared. */
function inBothLanguages(en: Figure, es: Figure): FigureRecord {
  return {
    ...en,
    title: both(en.title, es.title),
    claim: { text: both(en.claim.text, es.claim.text), asserts: en.claim.asserts },
    unit:
      en.unit === 'percent' || es.unit === 'percent'
        ? 'percent'
        : { one: both(en.unit.one, es.unit.one), other: both(en.unit.other, es.unit.other) },
    categoryLabel: both(en.categoryLabel, es.categoryLabel),
    categories: labelsInBoth(en.categories, es.categories),
    series: labelsInBoth(en.series, es.series),
    source: { ...en.source, label: both(en.source.label, es.source.label) },
    method: undefined,
    notes: undefined,
  };
}

/**
 * Rejects misleading figures: claims that their numbers contradict, in either language.
 * @throws Error with every problem, its figure and what to do.
 */
export function checkFigures({ en, es }: FiguresByLocale): void {
  const problems = en.flatMap((figure) => {
    const spanish = es.find(({ id }) => id === figure.id);
    if (!spanish) return [`figure '${figure.id}' has no Spanish version`];
    return checkFigure(inBothLanguages(figure, spanish)).map(
      ({ message }) => `figure '${figure.id}': ${message}`,
    );
  });
  if (problems.length > 0) throw new Error(`Build stopped:\n- ${problems.join('\n- ')}`);
}
