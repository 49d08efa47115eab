import type { Figure, Locale } from '@longcovid/content';
import { checkFigure, type FigureRecord, type LocalizedText } from '@longcovid/ui/figure/data';

/** The same figures in each language. */
export type FiguresByLocale = Readonly<Record<Locale, readonly Figure[]>>;

const both = (en: string, es: string): LocalizedText => ({ en, es });

type Labelled = { id: string; label: string };

/** Parts of a figure with their words in both languages; a part that one language lacks has none there. */
const labelsInBoth = <Part extends Labelled>(en: readonly Part[], es: readonly Part[]) =>
  en.map((part) => ({
    ...part,
    label: both(part.label, es.find(({ id }) => id === part.id)?.label ?? ''),
  }));

/** One record with the words of both languages, so that a claim is checked in each, and the two against each other. */
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
 * Refuses figures that would mislead: a claim that its numbers do not bear out, in either language.
 * @throws Error with every problem, each with its figure and what to do.
 */
export function checkFigures({ en, es }: FiguresByLocale): void {
  const problems = en.flatMap((figure) => {
    const spanish = es.find(({ id }) => id === figure.id);
    if (!spanish) return [`figure '${figure.id}' is not there in Spanish`];
    return checkFigure(inBothLanguages(figure, spanish)).map(
      ({ message }) => `figure '${figure.id}': ${message}`,
    );
  });
  if (problems.length > 0) throw new Error(`The site was not built:\n- ${problems.join('\n- ')}`);
}
