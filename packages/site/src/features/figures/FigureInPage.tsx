import type { Figure as FigureOfContent } from '@longcovid/content';
import { Figure } from '@longcovid/ui/figure';
import { useIntl } from 'react-intl';

import * as article from '../../articles/Article.css.ts';
import { useLocale } from '../../words/useLocale.ts';
import { figureRecord } from './figure-record.ts';
import * as styles from './Figures.css.ts';

/** A figure of the page: its claim, key points, picture and table. What is made up is marked above it. */
export function FigureInPage({ figure }: { figure: FigureOfContent }) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <>
      {figure.sample && (
        <p className={styles.made}>
          <strong className={article.tag}>{intl.formatMessage({ id: 'article.sample' })}</strong>
        </p>
      )}
      <Figure
        figure={figureRecord(figure, intl.formatMessage({ id: 'article.protocol.noDate' }))}
        headingLevel={3}
        locale={locale}
      />
    </>
  );
}
