import { useIntl } from 'react-intl';

import * as article from '../../embeds/Article.css.ts';
import { CardText } from '../../embeds/CardText.tsx';
import { documents } from '../../embeds/Lists.css.ts';
import type { MaterialCard } from '../../embeds/embed-views.ts';
import { DownloadAll } from './DownloadAll.tsx';
import { matchMaterials } from './material-filters.ts';
import { MATERIALS_ANCHOR } from './materials-data.ts';
import { useMaterialFilters } from './useMaterialFilters.ts';

/** The matches of the filters: the count, then a card with a link for each, or a text for none. */
export function MaterialsList({ materials: all }: { materials: readonly MaterialCard[] }) {
  const intl = useIntl();
  const { filters } = useMaterialFilters();
  const materials = matchMaterials(all, filters);
  const t = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  return (
    <div data-materials>
      <DownloadAll pdfs={materials.flatMap(({ pdf }) => pdf ?? [])}>
        <h2 id={MATERIALS_ANCHOR} tabIndex={-1}>
          {t('materials.heading', { count: materials.length })}
        </h2>
      </DownloadAll>
      {materials.length === 0 && <p>{t('materials.empty')}</p>}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- VoiceOver, reviewed 2026-11 */}
      <ul role="list" className={documents}>
        {materials.map(({ id, type, cohort, symbol, title, summary, href, pdf }) => (
          <li key={id} className={article.card}>
            <CardText
              id={id}
              title={title}
              headingLevel={3}
              href={href}
              details={[t(`material.type.${type}`), t(`material.cohort.${cohort}`)]}
              text={summary}
              pdf={pdf}
              thumbnail={{ symbol, cohort }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
