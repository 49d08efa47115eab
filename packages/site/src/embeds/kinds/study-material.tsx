import type { StudyMaterial } from '@longcovid/content';

import { localePath } from '../../pages.ts';
import type { EmbedContext, Resolve } from '../embed-context.ts';
import type { MaterialCard } from '../embed-views.ts';

export { MaterialsList as View } from '../../features/materials/MaterialsList.tsx';

/** All materials with their filters; those of one group are a plain list. */
export const resolve: Resolve<'materials'> = ({ attributes }, context) => {
  const { cohort } = attributes;
  const cards = context
    .loadRecords('studyMaterials')
    .filter((material) => (cohort ?? material.cohort) === material.cohort)
    .map((material) => toCard(material, context));
  if (cohort === undefined) return { view: 'materials', materials: cards };
  return {
    view: 'cards',
    layout: 'documents',
    items: cards.map(({ id, type, symbol, cohort: group, title, summary, href, pdf }) => ({
      id,
      title,
      details: [context.loadMessages()[`material.type.${type}`] ?? ''],
      text: summary,
      href,
      pdf,
      thumbnail: { symbol, cohort: group },
    })),
  };
};

function toCard(material: StudyMaterial, { locale, findListedPdf }: EmbedContext): MaterialCard {
  const { id, type, cohort, symbol, title, summary } = material;
  return {
    id,
    type,
    cohort,
    symbol,
    title,
    summary,
    href: localePath(locale, `/study-materials/${id}`),
    pdf: findListedPdf(locale, 'study-material', material),
  };
}
